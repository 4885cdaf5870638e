import type { Order } from '@comanda/contracts';
import type { Format } from '@comanda/i18n/react';
import { useOrderSums } from '@comanda/ordering';
import { Price } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import type { PaymentRow } from './use-payment-rows';
import styles from './receipt-order.module.css';

type ReceiptTotalsProps = {
  readonly order: Pick<Order, 'campaigns' | 'totals'>;
  /** Payments and refunds. */
  readonly payments: readonly PaymentRow[];
  readonly format: Format;
};

/**
 * The sum of an order, in the order the cart has it, with each promotion under its name; what is nothing is left out.
 * Below it each payment and refund.
 */
export function ReceiptTotals({ order, payments, format }: ReceiptTotalsProps) {
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
      {payments.map(({ label, amount }, place) => (
        // Payments are only added at the end.
        <div key={place} className={styles.row}>
          <dt dir="auto">{label}</dt>
          <dd>
            <Price>{format.money(amount)}</Price>
          </dd>
        </div>
      ))}
    </dl>
  );
}
