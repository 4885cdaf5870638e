import { isOfferedFor } from '@comanda/cart';
import type { OrderType } from '@comanda/contracts';
import { useRestaurant } from '@comanda/ordering';
import { useConnection } from './use-connection';
import { useReaders } from './use-readers';

const ORDER_TYPES = ['DINE_IN', 'TAKEOUT'] as const satisfies readonly OrderType[];

/** The ways to eat that this restaurant serves, and that can be paid here now: at the counter, or at a reader that answers. */
export function usePayableTypes(): readonly (typeof ORDER_TYPES)[number][] {
  const { order_mode, pay_at_counter } = useRestaurant();
  const { terminals, own } = useReaders();
  const isConnected = useConnection();
  // Until the readers are read, one may be there.
  const canPayByCard = isConnected && (terminals === undefined || own !== null);
  return ORDER_TYPES.filter(
    (type) =>
      isOfferedFor(order_mode, type) && (canPayByCard || isOfferedFor(pay_at_counter, type)),
  );
}
