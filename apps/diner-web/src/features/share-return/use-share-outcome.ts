import { newIntentKey } from '@comanda/api-client';
import { useOrdering, useRestaurant } from '@comanda/ordering';
import { useSeat } from '@comanda/ordering/table';
import { useQuery } from '@tanstack/react-query';

/** open: nobody knows yet, or nobody here may ask; the page of the bill asks on. */
export type ShareOutcome = 'paid' | 'declined' | 'open';

/** What became of a share that was paid on another site; null until the server has said. Asking charges nothing. */
export function useShareOutcome(payment_intent_id: string | null): ShareOutcome | null {
  const { client } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const guest_id = useSeat().identity?.guest_id ?? null;
  const canAsk = guest_id !== null && payment_intent_id !== null;
  const { data } = useQuery({
    queryKey: ['share-return', guest_id, payment_intent_id],
    enabled: canAsk,
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn(): Promise<ShareOutcome> {
      if (guest_id === null || payment_intent_id === null) return 'open';
      const asked = { restaurant_id, guest_id, payment_intent_id, payment_method: 'CARD' } as const;
      const reply = await client.placePaidOrder(asked, { key: newIntentKey() });
      if (reply.ok) return 'paid';
      const { error } = reply;
      const isDeclined = error.kind === 'problem' && error.problem.code === 'payment_declined';
      return isDeclined ? 'declined' : 'open';
    },
  });
  return canAsk ? (data ?? null) : 'open';
}
