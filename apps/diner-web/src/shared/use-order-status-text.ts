import type { Order } from '@comanda/contracts';
import { useTranslation } from 'react-i18next';

/** How far an order is, in the words of the way it takes: fetched by its guest, served inside, or brought. */
export function useOrderStatusText(): (
  order: Pick<Order, 'status' | 'order_type' | 'delivery'>,
) => string {
  const { t } = useTranslation();
  return ({ status, order_type, delivery }) => {
    if (status !== 'ORDER_READY' && status !== 'ORDER_COMPLETED')
      return t(`order.status.${status}`);
    if (order_type === 'DINE_IN') return t(`order.status_inside.${status}`);
    return delivery === null ? t(`order.status.${status}`) : t(`order.status_brought.${status}`);
  };
}
