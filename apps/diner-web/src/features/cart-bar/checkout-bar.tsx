import { Banner, FloatingBar } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#shared/use-format';
import styles from './checkout-bar.module.css';

type CheckoutBarProps = {
  readonly to: string;
  readonly total: number;
  readonly canOrder: boolean;
  /** Something about the order must be looked at first. */
  readonly hasChanges: boolean;
};

/** On to the checkout, with the total; grey while the restaurant is closed or something must be looked at first. */
export function CheckoutBar({ to, total, canOrder, hasChanges }: CheckoutBarProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  if (!canOrder) {
    return (
      <>
        <Banner tone="warning">{t('cart.closed_body')}</Banner>
        <FloatingBar component="button" type="button" disabled className={styles.closed} label={t('cart.closed')} />
      </>
    );
  }
  if (hasChanges) {
    return (
      <FloatingBar
        component="button"
        type="button"
        disabled
        className={styles.closed}
        label={t('cart.checkout')}
        total={money(total)}
      />
    );
  }
  return <FloatingBar component={Link} to={to} label={t('cart.checkout')} total={money(total)} />;
}
