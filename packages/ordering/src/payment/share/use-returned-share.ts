import type { IntentReply } from '@comanda/api-client';
import { useEffect, useEffectEvent } from 'react';
import { useOrdering } from '../../provider/ordering-context';
import { useRestaurant } from '../../provider/use-restaurant';
import { askShare } from './ask-share';
import { UNKNOWN_MEANS } from './confirm-share';
import type { StoredPayment } from './stored-payment';
import type { ShareEvent, ShareFlow } from './share-flow';
import { scaledPause } from '../../pause-scale';

const ASK_AGAIN_MS = 2_000;

/** Asks until it is known what became of a share that was being paid when its page was left, for whoever pays it. */
export function useReturnedShare(flow: ShareFlow, onEnd: (event: ShareEvent) => void): void {
  const { client } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const kept = flow.stage === 'returning' ? flow : null;
  const tell = useEffectEvent(onEnd);
  useEffect(() => {
    if (kept === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function findEnd({
      payer,
      payment_intent_id,
    }: StoredPayment): Promise<ShareEvent | null> {
      const held = await client.getOpenShare({ guest_id: payer.guest_id });
      const intent = held.ok ? held.value.payment : null;
      if (isOf(intent, payment_intent_id)) return { type: 'found', payer, intent };
      const asked = { restaurant_id, payer, payment_intent_id, means: UNKNOWN_MEANS };
      const { event } = await askShare(client, asked);
      const isEnd = event === null || event.type === 'settled' || event.type === 'lost';
      return isEnd ? event : { type: 'given_up' };
    }
    async function look(payment: StoredPayment): Promise<void> {
      const event = await findEnd(payment);
      if (isOver) return;
      if (event === null) timer = setTimeout(() => void look(payment), scaledPause(ASK_AGAIN_MS));
      else tell(event);
    }
    void look(kept);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, restaurant_id, kept]);
}

function isOf(intent: IntentReply | null, payment_intent_id: string): intent is IntentReply {
  return intent?.payment_intent.payment_intent_id === payment_intent_id;
}
