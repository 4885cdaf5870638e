import { type IntentReply, newIntentKey, type TipInput } from '@comanda/api-client';
import type { ShareInput } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import type { MountedCard } from '@comanda/payments';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer } from 'react';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-catalogue';
import { nextShare, type ShareEvent, type ShareFlow } from './share-flow';
import { tableFault } from './table-fault';

/** How long is waited before the server is asked again what became of a payment. */
const ASK_AGAIN_MS = 2_000;

export type Share = {
  readonly flow: ShareFlow;
  /** Takes a share of the bill: from then on it is nobody else's for some minutes, and its amount stays. */
  readonly claim: (share: ShareInput, tip?: TipInput) => Promise<void>;
  /** Pays it with the form that was mounted for `flow.intent`. */
  readonly confirm: (card: MountedCard, input: { readonly return_url: string }) => Promise<void>;
  readonly reset: () => void;
};

/** One guest's way of paying their share of the bill. */
export function useShare(): Share {
  const { client, store } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const queryClient = useQueryClient();
  const [flow, dispatch] = useReducer(nextShare, { stage: 'idle' });
  const intent = flow.stage === 'checking' ? flow.intent : null;

  const refresh = useCallback(() => {
    const { guest } = store.getState();
    if (guest) void queryClient.invalidateQueries({ queryKey: ['table', guest.table_id] });
  }, [queryClient, store]);

  const ask = useCallback(
    async (opened: IntentReply): Promise<ShareEvent | null> => {
      const { guest } = store.getState();
      if (!guest?.guest_id) return null;
      const { payment_intent_id } = opened.payment_intent;
      const settled = await client.placePaidOrder(
        { restaurant_id, guest_id: guest.guest_id, payment_intent_id, payment_method: 'CARD' },
        { key: newIntentKey() },
      );
      if (settled.ok) return { type: 'settled', order: settled.value.order };
      const problem = settled.error.kind === 'problem' ? settled.error.problem : null;
      if (problem?.code !== 'payment_declined') return null;
      return { type: 'declined', message: problem.provider_message ?? '' };
    },
    [client, restaurant_id, store],
  );

  useEffect(() => {
    if (intent === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function check(opened: IntentReply): Promise<void> {
      const event = await ask(opened);
      if (isOver) return;
      if (event === null) timer = setTimeout(() => void check(opened), ASK_AGAIN_MS);
      else {
        dispatch(event);
        refresh();
      }
    }
    void check(intent);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [intent, ask, refresh]);

  return {
    flow,
    async claim(share, tip = {}) {
      const { guest } = store.getState();
      if (!guest?.guest_id) return;
      dispatch({ type: 'claim' });
      const body = { restaurant_id, guest_id: guest.guest_id, share, ...tip };
      const opened = await client.payShare(body, { key: newIntentKey() });
      dispatch(
        opened.ok
          ? { type: 'claimed', intent: opened.value }
          : { type: 'refused', fault: tableFault(opened.error) },
      );
      refresh();
    },
    async confirm(card, input) {
      if (flow.stage !== 'open') return;
      dispatch({ type: 'confirm' });
      dispatch(await confirmWith(card, input));
    },
    reset: () => dispatch({ type: 'reset' }),
  };
}

/** What the form says; whatever it does not know for sure the server is asked about. */
async function confirmWith(
  card: MountedCard,
  input: { readonly return_url: string },
): Promise<ShareEvent> {
  try {
    const result = await card.confirm(input);
    switch (result.kind) {
      case 'declined':
        return { type: 'declined', message: result.message };
      case 'incomplete':
      case 'cancelled':
        return { type: 'declined', message: '' };
      case 'succeeded':
      case 'processing':
      case 'failed':
        return { type: 'confirmed' };
      default:
        return assertNever(result);
    }
  } catch {
    return { type: 'confirmed' };
  }
}
