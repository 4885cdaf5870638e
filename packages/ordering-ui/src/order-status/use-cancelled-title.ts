import type { Order } from '@comanda/contracts';
import { useTranslation } from 'react-i18next';

export function useCancelledTitle(): (order: Pick<Order, 'placed_at'>) => string {
  const { t } = useTranslation();
  return ({ placed_at }) =>
    t(placed_at === null ? 'order.cancelled.unplaced' : 'order.cancelled.title');
}
