import { BagIcon, ChevronIcon, SearchIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './order-type-choice.module.css';

type OrderTypeChoiceProps = { readonly orderPath: string; readonly canOrder: boolean };

/** How the guest wants to eat today. */
export function OrderTypeChoice({ orderPath, canOrder }: OrderTypeChoiceProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="order-type-title">
      <h2 id="order-type-title" className={styles.title}>
        {t('home.how')}
      </h2>
      <div className={styles.cards}>
        {canOrder && (
          <Link className={styles.card} data-tone="accent" to={orderPath}>
            <BagIcon />
            <span className={styles.text}>
              <span className={styles.name}>{t('home.take_out')}</span>
              <span>{t('home.take_out_detail')}</span>
            </span>
            <ChevronIcon />
          </Link>
        )}
        <Link className={styles.card} to={orderPath}>
          <SearchIcon />
          <span className={styles.text}>
            <span className={styles.name}>{t('home.browse')}</span>
          </span>
          <ChevronIcon />
        </Link>
      </div>
    </section>
  );
}
