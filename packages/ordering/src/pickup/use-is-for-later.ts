import type { OrderType } from '@comanda/contracts';
import { isForLater } from '../menu/order-block';
import { useNow } from '../provider/now-provider';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';

/**
 * Whether what cannot be ordered before the restaurant opens can be for later.
 * @param opens_at null = it is open, or nobody knows when it will be.
 * @param order_type null = nobody knows yet.
 */
export function useIsForLater(opens_at: Date | null, order_type: OrderType | null): boolean {
  const { order_mode, timezone } = useRestaurant();
  const { is_later_offered } = useOrdering().policy;
  const now = useNow();
  return isForLater({ opens_at, now, timezone, order_mode, order_type, is_later_offered });
}
