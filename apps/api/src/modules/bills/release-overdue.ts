import type { Deps } from '../../deps';
import { giveUpPayment } from '../payments/settle/give-up-payment';
import { isOpenPayment } from '../payments/settle/payment-transitions';
import { closeOccupied } from '../payments/close-occupied';
import type { ShareRow } from './bill';
import { holdShare } from './hold-share';
import { findOverdueShares, findSharePayment } from './repository';

const MOST_PER_RUN = 50;
const TRIED_AGAIN_MS = 30_000;

type Session = { readonly restaurant_id: string; readonly table_session_id: string };

/**
 * Puts shares back on the bill that were held for long enough and not paid; of one table, or of all. The processor decides
 * the race with a payer who confirms at this moment, and one that does not answer keeps the share where it is.
 */
export async function releaseOverdueShares(deps: Deps, session?: Session): Promise<number> {
  const overdue = await findOverdueShares(deps.db, {
    now: deps.clock.now(),
    most: MOST_PER_RUN,
    ...(session === undefined ? {} : { session }),
  });
  let released = 0;
  for (const share of overdue) {
    if (await releaseUnpaid(deps, share)) released += 1;
  }
  return released;
}

/** Closes the payment of a share that nobody waits for any longer; resolves with whether the share is back on the bill or paid. */
export async function releaseUnpaid(deps: Deps, share: ShareRow): Promise<boolean> {
  const payment = await findSharePayment(deps.db, share);
  if (payment === null || !isOpenPayment(payment.status)) return false;
  if (payment.provider_ref === null) {
    // No client ever received the secret to pay it.
    await deps.db.transaction((tx) => giveUpPayment({ ...deps, db: tx }, payment, 'overdue'));
    return true;
  }
  if ((await closeOccupied(deps, payment)) === 'again') return true;
  // One whose processor does not answer now gives way to the others; it is tried again soon.
  const held_until = new Date(deps.clock.now().getTime() + TRIED_AGAIN_MS);
  await deps.db.transaction((tx) => holdShare({ ...deps, db: tx }, share, held_until));
  return false;
}
