import type { Order } from '@comanda/contracts';
import { useRestaurant } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { roomOf } from './room-of';

/** How far an order is, in the words of the way it takes: fetched by its guest, served inside, or brought. */
export function useOrderStatusText(): (
  order: Pick<Order, 'status' | 'order_type' | 'delivery' | 'guest_name'>,
) => string {
  const { t } = useTranslation();
  const restaurant = useRestaurant();
  return (order) => {
    const { status, order_type, delivery } = order;
    if (status !== 'ORDER_READY' && status !== 'ORDER_COMPLETED')
      return t(`order.status.${status}`);
    if (order_type === 'DINE_IN' || roomOf(order, restaurant) !== null)
      return t(`order.status_inside.${status}`);
    return delivery === null ? t(`order.status.${status}`) : t(`order.status_brought.${status}`);
  };
}
