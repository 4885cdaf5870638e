import { ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { giveUpPayment } from './settle/give-up-payment';
import type { PaymentRow } from './settle/payment-repository';
import { closeOccupied } from './close-occupied';

/** Closes a payment that nobody waits for any longer, or finds out that it was paid; a refusal says why it is open still. */
export async function closeOpenPayment(
  deps: Deps,
  payment: PaymentRow,
  why: string,
): Promise<Result<void, Refusal>> {
  if (payment.provider_ref === null) {
    // The client secret was never handed out.
    await deps.db.transaction((tx) => giveUpPayment({ ...deps, db: tx }, payment, why));
    return ok(undefined);
  }
  const closed = await closeOccupied(deps, payment);
  const isOver = closed === 'again' || closed.ok || closed.error.code === 'already_paid';
  return isOver ? ok(undefined) : closed;
}
