import { useState } from 'react';
import { useRestaurant } from '../../provider/use-restaurant';
import { storedPayment } from './stored-payment';
import type { Payer } from './payer';
import { useSeat } from '../../table/use-seat';

export type StoredPayer = {
  /** Payer who left this tab to pay a share on another site; null if unknown. */
  readonly payer: Payer | null;
  /** By now another tab orders for somebody else, or sits elsewhere. */
  readonly has_moved: boolean;
};

/**
 * Returns the payer of a share after another site returned to this tab; `payment_intent_id` is null where its address
 * lacks it.
 */
export function useStoredPayer(payment_intent_id: string | null): StoredPayer {
  const { restaurant_id } = useRestaurant();
  const { identity } = useSeat();
  const [kept] = useState(() => storedPayment(restaurant_id));
  const isIt = payment_intent_id === null || payment_intent_id === kept?.payment_intent_id;
  const payer = kept !== null && isIt ? kept.payer : null;
  return { payer, has_moved: payer !== null && payer.guest_id !== identity?.guest_id };
}
