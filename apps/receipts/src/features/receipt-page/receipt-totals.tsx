import type { PaymentTotals } from '@comanda/contracts';
import type { Format } from '@comanda/ordering/format';
import { Price } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './receipt-order.module.css';

type ReceiptTotalsProps = { readonly totals: PaymentTotals; readonly format: Format };

/** The sum of an order, in the order the cart has it; what is nothing is left out. */
export function ReceiptTotals({ totals, format }: ReceiptTotalsProps) {
  const { t } = useTranslation();
  const rate = format.percent(totals.tax_rate);
  const taxRow =
    totals.included_tax > 0
      ? { label: t('cart.totals.included_tax', { rate }), amount: totals.included_tax }
      : { label: t('cart.totals.tax', { rate }), amount: totals.tax_amount };
  const rows = [
    { label: t('cart.totals.subtotal'), amount: totals.subtotal },
    { label: t('cart.totals.discount'), amount: -totals.discount },
    { label: t('cart.totals.delivery_fee'), amount: totals.delivery_fee },
    taxRow,
    { label: t('cart.totals.tip'), amount: totals.tip_amount },
    { label: t('cart.totals.delivery_tip'), amount: totals.delivery_tip_amount },
  ].filter(({ amount }) => amount !== 0);
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, amount }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>
            <Price>{format.money(amount)}</Price>
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('cart.totals.total')}</dt>
        <dd>
          <Price size="large">{format.money(totals.total_with_tip_and_tax)}</Price>
        </dd>
      </div>
    </dl>
  );
}
