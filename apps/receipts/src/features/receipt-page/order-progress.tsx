import type { Order } from '@comanda/contracts';
import { useTranslation } from 'react-i18next';
import styles from './receipt-order.module.css';

type OrderProgressProps = { readonly order: Order };

/** How far the order is; a change is read out. Nothing once it is over. */
export function OrderProgress({ order }: OrderProgressProps) {
  const { t } = useTranslation();
  const { status, order_type, delivery, is_accepted, pickup_time, placed_at } = order;
  if (placed_at === null) return null;
  if (status === 'ORDER_COMPLETED' || status === 'ORDER_CANCELLED') return null;
  // The kitchen has yet to begin with an order for later, and with one that staff have not accepted.
  const isWaiting = !is_accepted || pickup_time !== null;
  function statusText(): string {
    if (status === 'ORDER_SENT_TO_KITCHEN' && isWaiting) return t('order.status.ORDER_OPEN');
    if (status !== 'ORDER_READY') return t(`order.status.${status}`);
    if (order_type === 'DINE_IN') return t('order.status_inside.ORDER_READY');
    return t(delivery === null ? 'order.status.ORDER_READY' : 'order.status_brought.ORDER_READY');
  }
  return (
    <p className={styles.progress} role="status" aria-label={t('receipt.progress')}>
      {statusText()}
    </p>
  );
}
