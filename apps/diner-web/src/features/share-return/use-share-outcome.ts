import { newIntentKey } from '@comanda/api-client';
import { useOrdering, useRestaurant } from '@comanda/ordering';
import {
  forgetPayment,
  isOnReceipt,
  type StoredPayer,
  useStoredPayer,
} from '@comanda/ordering/payment';
import { useSeat } from '@comanda/ordering/table';
import { useQuery } from '@tanstack/react-query';

/**
 * open: nobody knows yet; the page of the bill asks on. lost: staff closed the table, or it was left in another tab, and nobody
 * here may ask any more.
 */
export type ShareOutcome = 'paid' | 'declined' | 'open' | 'lost';

type Returned = StoredPayer & {
  /** null until the server has said. */
  readonly outcome: ShareOutcome | null;
};

/** Returns the owner and the result of a share paid on another site. The query charges nothing. */
export function useShareOutcome(payment_intent_id: string | null): Returned {
  const { client } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const kept = useStoredPayer(payment_intent_id);
  const own_id = useSeat().identity?.guest_id ?? null;
  const guest_id = kept.payer?.guest_id ?? own_id;
  const isElsewhere = kept.has_moved;
  const canAsk = guest_id !== null && payment_intent_id !== null;

  async function ask(): Promise<ShareOutcome> {
    if (guest_id === null || payment_intent_id === null) return 'open';
    const asked = {
      restaurant_id,
      guest_id,
      token: payment_intent_id,
      payment_method: 'CARD',
    } as const;
    const reply = await client.orderAndPay(asked, { key: newIntentKey() });
    if (reply.ok) return 'paid';
    const { error } = reply;
    const problem = error.kind === 'problem' ? error.problem : null;
    const code = problem?.code;
    const isLeft = isElsewhere && code === 'not_found';
    if (isLeft || code === 'table_session_closed' || code === 'unauthorized')
      return (await isOnReceipt(client, guest_id, payment_intent_id)) ? 'paid' : 'lost';
    const isNobody = problem?.is_untried || problem?.is_closed;
    return code === 'payment_declined' && !isNobody ? 'declined' : 'open';
  }

  const { data } = useQuery({
    queryKey: ['share-return', guest_id, payment_intent_id],
    enabled: canAsk,
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn(): Promise<ShareOutcome> {
      const outcome = await ask();
      if (outcome !== 'open') forgetPayment(restaurant_id);
      return outcome;
    },
  });
  return { ...kept, outcome: canAsk ? (data ?? null) : 'open' };
}
