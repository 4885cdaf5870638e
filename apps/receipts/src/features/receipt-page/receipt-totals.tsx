import type { Order, PaidCard } from '@comanda/contracts';
import type { Format } from '@comanda/i18n/react';
import { useOrderSums } from '@comanda/ordering';
import { Price } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { cardName } from './card-name';
import styles from './receipt-order.module.css';

type ReceiptTotalsProps = {
  readonly order: Pick<Order, 'campaigns' | 'refunded_amount' | 'totals'>;
  /** The amount that was paid, and how; left out where nothing was, or the way is not known. */
  readonly paid?: {
    readonly method: NonNullable<Order['payment_method']>;
    readonly amount: number;
    readonly card: PaidCard | null;
  } | null;
  readonly format: Format;
};

/** The sum of an order, in the order the cart has it, with each promotion under its name; what is nothing is left out. Below it, what was given back. */
export function ReceiptTotals({ order, paid = null, format }: ReceiptTotalsProps) {
  const { t } = useTranslation();
  const sumsOf = useOrderSums(format);
  return (
    <dl className={styles.rows}>
      {sumsOf(order).map(({ id, label, amount }) => (
        <div key={id} className={styles.row}>
          <dt dir="auto">{label}</dt>
          <dd>
            <Price>{format.money(amount)}</Price>
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('cart.totals.total')}</dt>
        <dd>
          <Price size="large">{format.money(order.totals.total_with_tip_and_tax)}</Price>
        </dd>
      </div>
      {paid && (
        <div className={styles.row}>
          <dt>
            {t(`receipt.paid_by.${paid.method}`)}
            {paid.card && ` · ${cardName(paid.card)}`}
          </dt>
          <dd>
            <Price>{format.money(paid.amount)}</Price>
          </dd>
        </div>
      )}
      {order.refunded_amount > 0 && (
        <div className={styles.row}>
          <dt>{t('order.refunded')}</dt>
          <dd>
            <Price>{format.money(-order.refunded_amount)}</Price>
          </dd>
        </div>
      )}
    </dl>
  );
}
