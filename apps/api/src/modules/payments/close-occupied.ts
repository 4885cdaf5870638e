import { err, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { giveUpPayment } from './settle/give-up-payment';
import type { PaymentRow } from './settle/payment-repository';
import { refOf } from './settle/ref-of';
import { settleAs } from './settle/settle';
import { afterSettling } from './after-settling';

/**
 * Closes at the processor the payment that stands in the way of another. The processor decides the race with a guest who
 * confirms it in another window: either it is closed, or it is paid and that order is the one that is placed.
 */
export async function closeOccupied(
  deps: Deps,
  payment: PaymentRow,
): Promise<'again' | Result<never, Refusal>> {
  const ref = refOf(payment);
  if (ref === null) return 'again';
  // Its own: the restaurant may have changed to another since.
  const processor = deps.processors[payment.payment_service];
  if (processor === undefined) return err({ code: 'unavailable', retry_after: 2 });
  const closed = await processor.cancel(ref);
  if (!closed.ok && closed.error.code === 'absent') {
    await deps.db.transaction((tx) => giveUpPayment({ ...deps, db: tx }, payment, 'absent'));
    return 'again';
  }
  if (!closed.ok) return err({ code: 'unavailable', retry_after: 2 });
  const settled = await settleAs(deps, payment, closed.value, { source: 'server' });
  const answer = await afterSettling(deps, settled);
  // Still payable after all: it cannot be closed at this moment, and a second one must not stand beside it.
  return answer === 'payable' ? err({ code: 'payment_pending' }) : answer;
}
