import type { Order } from '@comanda/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useOrdering } from '../provider/ordering-context';
import { guestOrderQuery } from '../queries/orders';

/** The newest order of a guest. Events and polling keep it up to date while useLiveUpdates is at work. */
export function usePlacedOrder(guest_id: string): UseQueryResult<Order, Error> {
  const { client } = useOrdering();
  return useQuery(guestOrderQuery(client, guest_id));
}
