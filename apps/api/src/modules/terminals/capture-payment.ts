import type { TerminalPayment } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { DevicePrincipal, StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { isOpenPayment } from '../payments/settle/payment-transitions';
import { refOf } from '../payments/settle/ref-of';
import { settleAs } from '../payments/settle/settle';
import { standingOf, viewSettled } from './standing';
import { findPaymentAtReader } from './terminal-payments';

/**
 * Takes the money that a reader holds, of a payment that this server opened and has not given up. One that was taken already,
 * by itself (Interac) or because a webhook was faster, is taken.
 */
export async function capturePayment(
  deps: Deps,
  principal: StaffPrincipal | DevicePrincipal,
  asked: { readonly restaurant_id: string; readonly payment_intent_id: string },
): Promise<Result<TerminalPayment, Refusal>> {
  const found = await findPaymentAtReader(deps.db, principal, asked);
  const ref = found && refOf(found.payment);
  if (found === null || ref === null) return err({ code: 'not_found' });
  const { payment } = found;
  const processor = deps.processors[payment.payment_service];
  if (processor === undefined || !isOpenPayment(payment.status))
    return ok(await standingOf(deps, found));
  const captured = await processor.capture(ref);
  if (!captured.ok && captured.error.code === 'rejected')
    return err({ code: 'payment_declined', detail: captured.error.detail });
  if (!captured.ok) return err({ code: 'unavailable', retry_after: 2 });
  const settled = await settleAs(deps, payment, captured.value, {
    source: 'browser',
    payment_method: 'TERMINAL',
  });
  return ok(await viewSettled(deps, found, settled));
}
