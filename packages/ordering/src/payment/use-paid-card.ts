import type { PaidCard } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { useOrdering } from '../provider/ordering-context';
import { receiptQuery } from '../queries/orders';

/**
 * The card that an order of a guest was paid with; null until it is read, and where its processor does not tell it. It comes in
 * the reply that usePlacedOrder reads: where the order is known, so is its card.
 */
export function usePaidCard(guest_id: string, order_id: string): PaidCard | null {
  const { client } = useOrdering();
  const { data = null } = useQuery({
    ...receiptQuery(client, guest_id, { order_id }),
    select: ({ payments }) =>
      payments.find((payment) => payment.order_id === order_id)?.card ?? null,
  });
  return data;
}
