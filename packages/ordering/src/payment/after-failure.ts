import type { ApiFailure } from '@comanda/api-client';
import type { ErrorCode } from '@comanda/contracts';
import type { Attempt, Draft } from './payment-flow';
import type { PaymentEvent } from './payment-event';
import { renewAttempt } from './make-attempt';

/** Returns the event that a failed call is to a payment. */
export function afterFailure<D extends Draft>(
  failure: ApiFailure,
  attempt: Attempt<D>,
): PaymentEvent<D> {
  if (isSessionLost(failure) && !attempt.is_renewed) {
    return { type: 'session_lost', attempt: renewAttempt(attempt) };
  }
  return refusedOrUnreachable(failure);
}

/** Returns the event that a failed call is to a payment which no new session can help. */
export function refusedOrUnreachable(
  failure: ApiFailure,
): Extract<PaymentEvent, { type: 'refused' | 'unreachable' }> {
  if (failure.kind !== 'problem') return { type: 'unreachable' };
  const { problem } = failure;
  // Nothing is known about such a request, or it is still at work.
  const isUnknown = problem.status >= 500 || problem.code === 'request_in_flight';
  return isUnknown ? { type: 'unreachable' } : { type: 'refused', problem };
}

const LOST = new Set<ErrorCode>(['unauthorized', 'not_found', 'table_session_closed']);

/** The server does not know this browser's guest: the session ended, or the table was closed. Absent and forbidden look alike. */
export function isSessionLost(failure: ApiFailure): boolean {
  return failure.kind === 'problem' && LOST.has(failure.problem.code);
}
