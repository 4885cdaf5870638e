import { err, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import type { Processor } from '../../processors/processor';
import { giveUpPayment } from '../../settle/give-up-payment';
import type { PaymentRow } from '../../settle/payment-repository';
import { settleAs } from '../../settle/settle';
import { afterSettling } from './after-settling';

/**
 * Closes at the processor the payment that stands in the way of another. The processor decides the race with a guest who
 * confirms it in another window: either it is closed, or it is paid and that order is the one that is placed.
 */
export async function closeOccupied(
  deps: Deps,
  processor: Processor,
  payment: PaymentRow,
): Promise<'again' | Result<never, Refusal>> {
  const { provider_ref, account_id } = payment;
  if (provider_ref === null) return 'again';
  const closed = await processor.cancel({ provider_ref, account_id });
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
