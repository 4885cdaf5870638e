import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import type { BamboraState } from '../bambora-state';
import { businessRule, invalidField, unknownPayment } from '../wire/bambora-error';
import type { BamboraError } from '../wire/bambora-error';
import type { Payment, PaymentType } from './payment';
import { readCents } from './read-amount';

/** Eastern time, whose day ends what can be voided. */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' });

/** Takes what was pre-authorised, or less. */
export function completePayment(
  state: BamboraState,
  id: string,
  amount: unknown,
): Result<Payment, BamboraError> {
  const found = findWithAmount(state, id, amount);
  if (!found.ok) return found;
  const { payment, cents } = found.value;
  if (payment.type !== 'PA' || payment.completed_cents > 0) {
    return err(businessRule(203, 'Transaction cannot be adjusted: it has been completed already'));
  }
  if (cents > payment.cents) {
    return err(businessRule(208, 'Completion greater than remaining reserve amount'));
  }
  payment.completed_cents = cents;
  return ok(adjust(state, payment, 'PAC', cents));
}

/** Gives money back, at most what is left of it. */
export function returnPayment(
  state: BamboraState,
  id: string,
  amount: unknown,
): Result<Payment, BamboraError> {
  const found = findWithAmount(state, id, amount);
  if (!found.ok) return found;
  const { payment, cents } = found.value;
  const left = payment.is_voided ? 0 : payment.completed_cents - payment.returned_cents;
  if (cents > left) return err(businessRule(194, 'Transaction amount exceeds return limit'));
  payment.returned_cents += cents;
  return ok(adjust(state, payment, 'R', cents));
}

/** Takes a payment back as a whole, on the day it was made. */
export function voidPayment(
  state: BamboraState,
  id: string,
  amount: unknown,
): Result<Payment, BamboraError> {
  const found = findApproved(state, id);
  if (!found.ok) return found;
  const payment = found.value;
  if (payment.is_voided) return err(businessRule(196, 'Transaction already voided'));
  if (DAY.format(payment.created) !== DAY.format(state.now())) {
    return err(businessRule(205, 'Transaction can only be voided on the date of the transaction'));
  }
  if (payment.returned_cents > 0) return err(businessRule(1134, 'Transaction cannot be voided'));
  if (readCents(amount) !== payment.cents) {
    return err(businessRule(193, 'Transaction amount does not match the original amount'));
  }
  payment.is_voided = true;
  return ok(adjust(state, payment, payment.type === 'R' ? 'VR' : 'VP', payment.cents));
}

function findWithAmount(
  state: BamboraState,
  id: string,
  amount: unknown,
): Result<{ readonly payment: Payment; readonly cents: number }, BamboraError> {
  const found = findApproved(state, id);
  if (!found.ok) return found;
  const cents = readCents(amount);
  return cents === null
    ? err(invalidField('amount', 'Amount is not a positive amount'))
    : ok({ payment: found.value, cents });
}

function findApproved(state: BamboraState, id: string): Result<Payment, BamboraError> {
  const payment = state.find(id);
  return payment?.approved ? ok(payment) : err(unknownPayment());
}

function adjust(state: BamboraState, payment: Payment, type: PaymentType, cents: number): Payment {
  const { id: _id, created: _created, ...same } = payment;
  return state.add({
    ...same,
    type,
    cents,
    adjustment_to: payment.id,
    completed_cents: 0,
    returned_cents: 0,
    is_voided: false,
  });
}
