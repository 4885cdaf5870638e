import type { PaymentStatus } from '@comanda/contracts';

/**
 * Where a payment may go from where it is. It only moves forward: a report that arrives late, twice or out of order
 * finds no arrow and changes nothing.
 */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  CREATED: ['PROCESSING', 'AUTHORIZED', 'CAPTURED', 'FAILED', 'CANCELLED', 'REFUNDED'],
  PROCESSING: ['AUTHORIZED', 'CAPTURED', 'FAILED', 'CANCELLED', 'REFUNDED'],
  AUTHORIZED: ['CAPTURED', 'FAILED', 'CANCELLED', 'REFUNDED'],
  CAPTURED: ['REFUNDED'],
  // Money that arrives for a payment that was given up goes back.
  FAILED: ['REFUNDED'],
  CANCELLED: ['REFUNDED'],
  REFUNDED: [],
};

/** The status after a report: the reported one where an arrow leads to it, else the one that was. */
export function nextPaymentStatus(current: PaymentStatus, reported: PaymentStatus): PaymentStatus {
  return PAYMENT_TRANSITIONS[current].includes(reported) ? reported : current;
}

/** Whether money may still arrive for it. */
export function isOpenPayment(status: PaymentStatus): boolean {
  return PAYMENT_TRANSITIONS[status].includes('CAPTURED');
}
