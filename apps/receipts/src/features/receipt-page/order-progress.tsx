import type { Order } from '@comanda/contracts';
import { useTranslation } from 'react-i18next';
import styles from './receipt-order.module.css';

type OrderProgressProps = {
  readonly order: Order;
  /** Whether the guest has what was ordered. */
  readonly isServed: boolean;
};

/** How far the order is; a change is read out. Nothing once it is over. */
export function OrderProgress({ order, isServed }: OrderProgressProps) {
  const { t } = useTranslation();
  const statusText = useStatusText();
  if (isOver(order, isServed)) return null;
  return (
    <p className={styles.progress} role="status" aria-label={t('receipt.progress')}>
      {statusText(order)}
    </p>
  );
}

function isOver({ placed_at, status, delivery }: Order, isServed: boolean): boolean {
  if (placed_at === null || status === 'ORDER_CANCELLED') return true;
  return isServed && (status === 'ORDER_COMPLETED' || delivery?.status === 'DELIVERED');
}

/** Names the step that an order has reached: in the kitchen, and from there on with its courier. */
function useStatusText(): (order: Order) => string {
  const { t } = useTranslation();
  return ({ status, order_type, delivery, is_accepted, pickup_time }) => {
    const hasLeft = status === 'ORDER_READY' || status === 'ORDER_COMPLETED';
    if (delivery?.status === 'FAILED') return t('receipt.courier_failed');
    if (delivery !== null && delivery.status !== 'WAITING' && hasLeft)
      return t(`delivery.status.${delivery.status}`);
    // The kitchen has yet to begin with an order for later, and with one that staff have not accepted.
    const isWaiting = !is_accepted || pickup_time !== null;
    if (status === 'ORDER_SENT_TO_KITCHEN' && isWaiting) return t('order.status.ORDER_OPEN');
    if (!hasLeft) return t(`order.status.${status}`);
    if (order_type === 'DINE_IN') return t(`order.status_inside.${status}`);
    return t(delivery === null ? `order.status.${status}` : `order.status_brought.${status}`);
  };
}
