import type { Order } from '@comanda/contracts';
import { useNow, useRestaurant } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { isScheduled } from '../times/is-scheduled';
import { roomOf } from './room-of';
import { useMomentText } from '../times/use-moment-text';

/** How far an order is, in the words of the way it takes: fetched by its guest, served inside, or brought; or when it is for. */
export function useOrderStatusText(): (
  order: Pick<Order, 'status' | 'order_type' | 'delivery' | 'guest_name' | 'pickup_time'>,
) => string {
  const { t } = useTranslation();
  const restaurant = useRestaurant();
  const momentText = useMomentText('order.status_scheduled');
  const now = useNow();
  return (order) => {
    const { status, order_type, delivery, pickup_time } = order;
    if (pickup_time !== null && isScheduled(order)) return momentText(new Date(pickup_time), now);
    if (status !== 'ORDER_READY' && status !== 'ORDER_COMPLETED')
      return t(`order.status.${status}`);
    if (order_type === 'DINE_IN' || roomOf(order, restaurant) !== null)
      return t(`order.status_inside.${status}`);
    return delivery === null ? t(`order.status.${status}`) : t(`order.status_brought.${status}`);
  };
}
