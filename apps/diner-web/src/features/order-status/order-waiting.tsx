import { Spinner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './order-ticket.module.css';

/** The payment went off, the number has not come back yet. */
export function OrderWaiting() {
  const { t } = useTranslation();
  return (
    <section className={styles.ticket} role="status">
      <Spinner />
      <h2>{t('order.waiting.title')}</h2>
      <p>{t('order.waiting.body')}</p>
    </section>
  );
}
