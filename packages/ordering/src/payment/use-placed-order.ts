import type { Order } from '@comanda/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useOrdering } from '../provider/ordering-context';
import { receiptQuery } from '../queries/orders';

/**
 * A placed order of a guest; null when there is none. It is read from the receipt, which outlives the session. Events and
 * polling keep it up to date while useLiveUpdates is at work.
 */
export function usePlacedOrder(
  guest_id: string,
  order_id: string,
): UseQueryResult<Order | null, Error> {
  const { client } = useOrdering();
  return useQuery({
    ...receiptQuery(client, guest_id, { order_id }),
    select: ({ orders }) => orders.find((order) => order.order_id === order_id) ?? null,
  });
}
