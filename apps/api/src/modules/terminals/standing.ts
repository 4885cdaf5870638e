import type { TerminalFailure, TerminalPayment, TerminalPaymentStatus } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Decline } from '../../processors/processor';
import { CARD_NOT_SUPPORTED } from '../../processors/spin/read-answer';
import { findPayment, type PaymentRow } from '../payments/settle/payment-repository';
import { isOpenPayment } from '../payments/settle/payment-transitions';
import { settle, type Settled } from '../payments/settle/settle';
import {
  findReaderOf,
  keepFailure,
  type PaymentAtReader,
  type TerminalPaymentRow,
} from './terminal-payments';

/**
 * How a payment at a reader stands. While a server listens to the reader, its word is waited for; otherwise the processor is
 * asked. What nobody can say is PROCESSING: it is being checked, and has not failed.
 */
export async function standingOf(deps: Deps, found: PaymentAtReader): Promise<TerminalPayment> {
  const { payment, at } = found;
  if (!isOpenPayment(payment.status) || isHeld(deps, at)) return toView(found, null);
  const settled = await settle(deps, {
    payment_service: payment.payment_service,
    key: payment,
    source: 'browser',
    payment_method: 'TERMINAL',
  });
  return settled.ok ? await viewSettled(deps, found, settled.value) : toView(found, null, true);
}

/** The same, once its outcome has been written down. */
export async function viewSettled(
  deps: Deps,
  { payment, at }: PaymentAtReader,
  settled: Settled,
): Promise<TerminalPayment> {
  const failure = failureOf(settled.payment_status, settled.decline);
  if (failure !== null && at.failure === null)
    await keepFailure(deps.db, payment, failure, settled.decline?.message || null);
  const now = {
    payment: (await findPayment(deps.db, payment)) ?? payment,
    at: (await findReaderOf(deps.db, payment)) ?? at,
  };
  return toView(now, settled);
}

/** Failure shown for a declined card or a cancelled payment. */
export function failureOf(
  status: PaymentRow['status'],
  decline: Decline | null,
): TerminalFailure | null {
  if (status === 'CANCELLED') return 'cancelled';
  if (decline !== null) return decline.code === CARD_NOT_SUPPORTED ? decline.code : 'declined';
  return status === 'FAILED' ? 'declined' : null;
}

function toView(
  { payment, at }: PaymentAtReader,
  settled: Settled | null,
  isUnsaid = false,
): TerminalPayment {
  const failure = at.failure ?? failureOf(payment.status, settled?.decline ?? null);
  const status = statusOf(payment, at, settled, isUnsaid);
  const isFailed = status === 'FAILED';
  return {
    payment_intent_id: payment.provider_ref ?? '',
    amount: payment.amount,
    refunded_amount: payment.refunded_amount,
    status,
    is_capture_required: payment.status === 'AUTHORIZED',
    failure: isFailed ? failure : null,
    provider_message: isFailed ? (at.provider_message ?? settled?.decline?.message ?? null) : null,
  };
}

function statusOf(
  { status, sent_at }: PaymentRow,
  { running_since }: TerminalPaymentRow,
  settled: Settled | null,
  isUnsaid: boolean,
): TerminalPaymentStatus {
  switch (status) {
    case 'CREATED':
      if (settled?.decline) return 'FAILED';
      return isUnsaid || settled?.is_underway || running_since !== null || sent_at !== null
        ? 'PROCESSING'
        : 'READY';
    case 'PROCESSING':
      return 'PROCESSING';
    case 'AUTHORIZED':
    case 'CAPTURED':
    case 'REFUNDED':
      return 'COMPLETE';
    case 'FAILED':
    case 'CANCELLED':
      return 'FAILED';
    default:
      return assertNever(status);
  }
}

function isHeld({ clock }: Pick<Deps, 'clock'>, { held_until }: TerminalPaymentRow): boolean {
  return held_until !== null && held_until > clock.now();
}
