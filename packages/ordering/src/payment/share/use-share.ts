import { type IntentReply, newIntentKey, type TipInput } from '@comanda/api-client';
import type { BillShare, ShareInput } from '@comanda/contracts';
import type { MountedCard, WalletOutcome } from '@comanda/payments';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useOrdering } from '../../provider/ordering-context';
import { useRestaurant } from '../../provider/use-restaurant';
import { askShare } from './ask-share';
import { confirmShare, UNKNOWN_MEANS } from './confirm-share';
import { isShareHeld } from './is-share-held';
import { forgetPayment, storePayment, storedPayment } from './stored-payment';
import { currentPayer } from './current-payer';
import { nextShare, type Payer, type ShareEvent, type ShareFlow } from './share-flow';
import { type TableFault, tableFault } from '../../table/table-fault';
import { useFoundShare } from './use-found-share';
import { useReturnedShare } from './use-returned-share';
import { type ShareRequest, shareRequest } from './share-request';
import { scaledPause } from '../../pause-scale';

/** How long is waited before the server is asked again what became of a payment. */
const ASK_AGAIN_MS = 2_000;

export type Share = {
  readonly flow: ShareFlow;
  /** Takes a share of the bill: from then on it is nobody else's for some minutes, and its amount stays. */
  readonly claim: (share: ShareInput, tip?: TipInput) => Promise<void>;
  /** Pays it with the form that was mounted for `flow.intent`. */
  readonly confirm: (card: MountedCard, input: { readonly return_url: string }) => Promise<void>;
  /**
   * Asks once more for what is held, or was: it is held for longer if nobody else has it. Resolves with why it stands as it stood.
   * `held` = the share as the bill had it last, if it ever was on it.
   */
  readonly renew: (held: BillShare | null) => Promise<TableFault | null>;
  /** Puts what is held back on the bill, where others find it at once, and has the guest choose anew. */
  readonly reset: () => Promise<void>;
  /** Leaves a payment whose share the same guest pays in another place by now, such as a card reader. */
  readonly leave: () => void;
};

type Declined = Extract<ShareEvent, { readonly type: 'declined' }>;

/** The choice before a reload is no longer known: after a decline it is made again. */
const OVER: ShareEvent = {
  type: 'refused',
  fault: { code: 'refused', error: 'payment_declined', bill: null, retry_after: null },
};

/** One guest's way of paying their share of the bill. */
export function useShare(): Share {
  const { client, store } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const queryClient = useQueryClient();
  const [flow, dispatch] = useReducer(nextShare, restaurant_id, takeUp);
  const checked = flow.stage === 'checking' ? flow : null;
  const intent = checked?.intent ?? null;
  const payer = checked?.payer ?? null;
  const isFound = flow.stage === 'checking' && flow.is_found === true;
  const meansRef = useRef(UNKNOWN_MEANS);
  const payingRef = useRef<MountedCard | null>(null);
  const requestRef = useRef<ShareRequest | null>(null);
  const releasedRef = useRef<Promise<unknown>>(Promise.resolve());

  /** A wallet's sheet stays open until it hears what became of the payment. */
  const settleWallet = useCallback((outcome: WalletOutcome) => {
    payingRef.current?.settleWallet(outcome);
    payingRef.current = null;
  }, []);

  const refresh = useCallback(
    ({ table_id }: Payer) => {
      void queryClient.invalidateQueries({ queryKey: ['table', table_id] });
    },
    [queryClient],
  );

  const ask = useCallback(
    async (whose: Payer, opened: IntentReply): Promise<ShareEvent | null> => {
      // A token is sent once; whoever asks again only learns how it stands.
      const means = meansRef.current;
      meansRef.current = { ...means, card_token: null };
      const { payment_intent_id } = opened.payment_intent;
      const asked = { restaurant_id, payer: whose, payment_intent_id, means };
      const { event, wallet } = await askShare(client, asked);
      settleWallet(wallet);
      return event;
    },
    [client, restaurant_id, settleWallet],
  );

  const open = useCallback(
    async (
      { guest_id }: Payer,
      decline?: string,
      expected_total?: number,
    ): Promise<ShareEvent | null> => {
      if (requestRef.current === null) return decline === undefined ? null : OVER;
      const { share, tip } = requestRef.current;
      const wanted = { restaurant_id, guest_id, share, ...tip };
      const body = expected_total === undefined ? wanted : { ...wanted, expected_total };
      const opened = await client.payOrders(body, { key: newIntentKey() });
      if (!opened.ok) return { type: 'refused', fault: tableFault(opened.error) };
      const { value } = opened;
      return decline === undefined
        ? { type: 'claimed', intent: value }
        : { type: 'claimed', intent: value, decline };
    },
    [client, restaurant_id],
  );

  const afterDecline = useCallback(
    async (whose: Payer, opened: IntentReply, event: Declined): Promise<ShareEvent> => {
      // Where one payment is one try, a card that was declined has given the share back too.
      const isKept = opened.payment_service === 'STRIPE';
      return isKept ? event : ((await open(whose, event.message)) ?? event);
    },
    [open],
  );

  useReturnedShare(flow, dispatch);
  useFoundShare(flow.stage !== 'returning', (whose, found) =>
    dispatch({ type: 'found', payer: whose, intent: found }),
  );

  const isUnderWay = UNDER_WAY.has(flow.stage);
  useEffect(() => {
    if (!isUnderWay) forgetPayment(restaurant_id);
  }, [isUnderWay, restaurant_id]);

  useEffect(() => {
    if (intent === null || payer === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function check(whose: Payer, opened: IntentReply): Promise<void> {
      let event = await ask(whose, opened);
      if (event?.type === 'declined') event = await afterDecline(whose, opened, event);
      if (isOver) return;
      if (event === null && isFound && opened.payment_service === 'STRIPE')
        dispatch({ type: 'unfinished' });
      if (event === null)
        timer = setTimeout(() => void check(whose, opened), scaledPause(ASK_AGAIN_MS));
      else {
        dispatch(event);
        refresh(whose);
      }
    }
    void check(payer, intent);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [intent, payer, isFound, ask, afterDecline, refresh]);

  return {
    flow,
    async claim(share, tip = {}) {
      const whose = currentPayer(store);
      if (whose === null) return;
      requestRef.current = { share, tip };
      dispatch({ type: 'claim', payer: whose });
      // The previous share is released first: later, that would close this payment.
      await releasedRef.current;
      const event = await open(whose);
      if (event) dispatch(event);
      refresh(whose);
    },
    async renew(held) {
      if (flow.stage !== 'open') return null;
      requestRef.current ??= held && shareRequest(held);
      if (requestRef.current === null) {
        dispatch({ type: 'replaced' });
        return null;
      }
      dispatch({ type: 'renew' });
      const event = await open(flow.payer, undefined, flow.intent.totals.total_with_tip_and_tax);
      const fault =
        event?.type === 'refused' && event.fault.code === 'offline' ? event.fault : null;
      dispatch(fault || event === null ? { type: 'not_renewed' } : event);
      refresh(flow.payer);
      return fault;
    },
    async confirm(card, input) {
      if (flow.stage !== 'open') return;
      dispatch({ type: 'confirm' });
      const { payment_intent_id } = flow.intent.payment_intent;
      storePayment(restaurant_id, { payer: flow.payer, payment_intent_id });
      payingRef.current = card;
      const { event: told, means } = await confirmShare(card, input);
      meansRef.current = means;
      // A payment that was closed meanwhile is declined too: whether it was paid before that, the server says.
      const isClosed =
        told.type === 'declined' && !(await isShareHeld(client, flow.payer, flow.intent));
      const event: ShareEvent = isClosed ? { type: 'confirmed' } : told;
      if (event.type !== 'confirmed') settleWallet('declined');
      dispatch(event);
    },
    async reset() {
      if (flow.stage === 'checking') {
        const released = await client.releaseShare({ guest_id: flow.payer.guest_id });
        // A share that is still held is being paid: its result is queried as before.
        if (released.ok && released.value.share === null) dispatch({ type: 'given_up' });
        return refresh(flow.payer);
      }
      dispatch({ type: 'reset' });
      if (flow.stage !== 'open') return;
      releasedRef.current = client.releaseShare({ guest_id: flow.payer.guest_id });
      // Without an answer it is held until its time is over.
      await releasedRef.current;
      refresh(flow.payer);
    },
    leave: () => dispatch({ type: 'replaced' }),
  };
}

/** While this lasts, the page may be left for another site. */
const UNDER_WAY: ReadonlySet<ShareFlow['stage']> = new Set(['returning', 'confirming', 'checking']);

function takeUp(restaurant_id: string): ShareFlow {
  const kept = storedPayment(restaurant_id);
  return kept === null ? { stage: 'idle' } : { stage: 'returning', ...kept };
}
