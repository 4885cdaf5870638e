import { type ApiFailure, unwrap } from '@comanda/api-client';
import type { Payer } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOrdering } from '../provider/ordering-context';
import { useCatalogue } from '../provider/use-catalogue';
import type { OrderingStore } from '../store/ordering-store';
import { rememberPayer } from './remember-payer';
import { useCheckout } from './use-checkout';
import { scaledPause } from '../pause-scale';

const ASK_AGAIN_MS = 2_000;

/**
 * Whether it is still to be found out whose a payment is by whose name another site has sent its guest back, to a browser that
 * has kept nothing: the session alone tells it, and the checkout goes on where it was left. Of others' payments nothing is told.
 */
export function useReturnedPayment(payment_intent_id: string): boolean {
  const { client, store, clock } = useOrdering();
  const { restaurant, index } = useCatalogue();
  const { restaurant_id } = restaurant;
  const { flow, takeUp } = useCheckout();
  const [isOver, setOver] = useState(() => isKnown(store, restaurant_id));
  const { data: payer } = useQuery({
    queryKey: ['payer', restaurant_id, payment_intent_id],
    enabled: !isOver,
    staleTime: Number.POSITIVE_INFINITY,
    // Whether money moved is asked until somebody knows.
    retry: true,
    retryDelay: scaledPause(ASK_AGAIN_MS),
    async queryFn({ signal }): Promise<Payer | null> {
      const found = await client.getPayer({ payment_intent_id, restaurant_id }, { signal });
      if (!found.ok && isNotTheirs(found.error)) return null;
      const known = unwrap(found);
      rememberPayer({ store, clock, restaurant_id, index }, known);
      return known;
    },
  });
  // With the next drawing: only that has the cart which the checkout goes on with.
  const goOn = useEffectEvent(({ guest, order }: Payer) => {
    if (order) takeUp(guest.guest_id, { order_id: order.order_id, payment_intent_id });
  });
  useEffect(() => {
    if (payer) goOn(payer);
  }, [payer]);

  // From then on the checkout tells how the payment stands.
  const isUnderWay = flow.stage !== 'idle';
  if (!isOver && payer !== undefined && (!payer?.order || isUnderWay)) setOver(true);
  return !isOver;
}

/** Whether this browser has kept who its guest is, or what it was paying. */
function isKnown(store: OrderingStore, restaurant_id: string): boolean {
  const { guest, flow } = store.getState();
  return guest?.restaurant_id === restaurant_id || flow.stage !== 'idle';
}

/** Said for sure; whoever is to come again later hears it then. */
function isNotTheirs(failure: ApiFailure): boolean {
  return failure.kind === 'problem' && [400, 401, 403, 404].includes(failure.problem.status);
}
