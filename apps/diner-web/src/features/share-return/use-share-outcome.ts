import { newIntentKey } from '@comanda/api-client';
import { useOrdering, useRestaurant } from '@comanda/ordering';
import { paidAfterClosing, useSeat } from '@comanda/ordering/table';
import { useQuery } from '@tanstack/react-query';

/** open: nobody knows yet; the page of the bill asks on. lost: staff closed the table, and nobody here may ask any more. */
export type ShareOutcome = 'paid' | 'declined' | 'open' | 'lost';

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
      const problem = error.kind === 'problem' ? error.problem : null;
      const code = problem?.code;
      if (code === 'table_session_closed' || code === 'unauthorized')
        return (await paidAfterClosing(client, guest_id)) ? 'paid' : 'lost';
      return code === 'payment_declined' && !problem?.is_untried ? 'declined' : 'open';
    },
  });
  return canAsk ? (data ?? null) : 'open';
}
