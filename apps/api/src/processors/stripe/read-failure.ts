import { Stripe } from 'stripe';
import type { ProcessorFailure } from '../processor';

/** Maps an error of the SDK to a failure. Other errors are our own faults and are rethrown. */
export function readFailure(error: unknown): ProcessorFailure {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const detail =
    `${error.type} ${error.code ?? ''} ${error.statusCode ?? ''} ${error.requestId ?? ''}`.trim();
  if (error.code === 'resource_missing') return { code: 'absent', detail };
  if (error.code === 'amount_too_small') return { code: 'amount_too_low', detail };
  if (error.code === 'amount_too_large') return { code: 'amount_too_high', detail };
  return isDefinite(error) ? { code: 'rejected', detail } : { code: 'unknown', detail };
}

/** Only an answer that says no is a no: not a dropped line, a timeout, a 5xx, a full queue or a key still in use. */
function isDefinite(error: Stripe.errors.StripeError): boolean {
  const { statusCode, code } = error;
  if (statusCode === undefined || statusCode >= 500 || statusCode === 429) return false;
  return statusCode !== 409 && code !== 'idempotency_key_in_use' && code !== 'lock_timeout';
}
