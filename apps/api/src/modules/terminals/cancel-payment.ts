import type { TerminalPayment } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { DevicePrincipal, StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { isSameText } from '../../processors/same-text';
import { isOpenPayment } from '../payments/settle/payment-transitions';
import { refOf } from '../payments/settle/ref-of';
import { settleAs } from '../payments/settle/settle';
import { standingOf, viewSettled } from './standing';
import { findTerminal } from './terminal-list';
import { findPaymentAtReader, type PaymentAtReader } from './terminal-payments';

export type Cancelling = {
  readonly restaurant_id: string;
  readonly payment_intent_id: string;
  /** null = the kiosk that the reader stands at was started again and does not know it any more. */
  readonly cancellation_token: string | null;
};

/**
 * Calls a payment at a reader off. The reader decides the race with the guest's card: the reply says whether it was cancelled
 * or paid. Only the caller that began it can, by its token, and the kiosk that the reader stands at.
 */
export async function cancelTerminalPayment(
  deps: Deps,
  principal: StaffPrincipal | DevicePrincipal,
  asked: Cancelling,
): Promise<Result<TerminalPayment, Refusal>> {
  const found = await findPaymentAtReader(deps.db, principal, asked);
  if (found === null || !(await mayCancel(deps, principal, asked, found)))
    return err({ code: 'not_found' });
  const { payment } = found;
  const ref = refOf(payment);
  const processor = deps.processors[payment.payment_service];
  if (ref === null || processor === undefined || !isOpenPayment(payment.status))
    return ok(await standingOf(deps, found));
  const cancelled = await processor.cancel(ref);
  // It may be cancelled or paid by now. Whoever asks again is told.
  if (!cancelled.ok) return err({ code: 'unavailable', retry_after: 2 });
  const settled = await settleAs(deps, payment, cancelled.value, {
    source: 'browser',
    payment_method: 'TERMINAL',
  });
  return ok(await viewSettled(deps, found, settled));
}

async function mayCancel(
  { db }: Pick<Deps, 'db'>,
  principal: StaffPrincipal | DevicePrincipal,
  { cancellation_token }: Cancelling,
  { payment, at }: PaymentAtReader,
): Promise<boolean> {
  if (cancellation_token !== null)
    return isSameText(cancellation_token, payment.client_secret ?? '');
  const terminal = await findTerminal(db, principal.restaurant_id, at.terminal_id);
  return principal.role === 'device' && terminal?.kiosk_id === principal.device_id;
}
