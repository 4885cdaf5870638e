import type { ProviderPayment, RefundPart } from './processor';

/**
 * Whether a part is among what was given back already, at a processor that knows no names for refunds. Only one part of a
 * payment is under way at a time, so what came on top of what was there before is this one.
 */
export function isPartMade(truth: ProviderPayment, part: RefundPart | undefined): boolean {
  if (part === undefined || part.refunded_before === null) return false;
  return truth.amount_refunded >= part.refunded_before + part.amount;
}
