import { assertNever, type Clock, err, ok, type Result } from '@comanda/kernel';
import type { KnownPayment, ProcessorFailure, ProviderPayment, ProviderRef } from '../processor';
import { known, paymentFromRow } from '../payment-from-row';
import type { TerminalAnswer } from './cloud-terminal';

/** A card that Nuvei's terminals do not take. */
export const CARD_NOT_SUPPORTED = 'card_not_supported';

/** How a payment stands, by what the terminal says of its sale. */
export function readAnswer(
  ref: ProviderRef,
  payment: KnownPayment,
  answer: TerminalAnswer,
  clock: Clock,
): Result<ProviderPayment, ProcessorFailure> {
  switch (answer.kind) {
    case 'approved':
      return ok(approved(ref, payment, answer));
    case 'declined': {
      const { message, brand } = answer;
      const code = brand?.toUpperCase() === 'AMEX' ? CARD_NOT_SUPPORTED : answer.code;
      const decline = { reference: `${ref.provider_ref}:declined`, code, message };
      return ok(known(ref, payment, { status: 'FAILED', decline }));
    }
    case 'cancelled':
      return ok(known(ref, payment, { status: 'CANCELLED' }));
    case 'busy':
      // Before anything was sent, it is busy with something else.
      return payment.sent_at === null
        ? ok(known(ref, payment, { status: 'CREATED' }))
        : ok(known(ref, payment, { status: 'PROCESSING', is_underway: true }));
    case 'absent':
      return ok(paymentFromRow(ref, payment, clock));
    case 'offline':
      return err({ code: 'unknown', detail: answer.message });
    case 'duplicate':
      return err({ code: 'unknown', detail: 'the reference is in use' });
    case 'refused':
      return err({ code: 'rejected', detail: `${answer.code} ${answer.message}` });
    case 'unknown':
      return err({ code: 'unknown', detail: answer.detail });
    default:
      return assertNever(answer);
  }
}

function approved(
  ref: ProviderRef,
  payment: KnownPayment,
  answer: Extract<TerminalAnswer, { kind: 'approved' }>,
): ProviderPayment {
  const { amount, is_voided, transaction_ref } = answer;
  const amount_refunded = is_voided ? amount : payment.refunded_amount;
  return known(ref, payment, {
    status: amount > 0 && amount_refunded >= amount ? 'REFUNDED' : 'CAPTURED',
    amount,
    amount_received: amount,
    amount_refunded,
    // A terminal's own numbers begin anew with each of its batches.
    transaction_ref: transaction_ref === null ? null : `${ref.provider_ref}#${transaction_ref}`,
  });
}
