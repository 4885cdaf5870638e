import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import type { PaymentResult } from '../card-driver';

type PaymentMethod = 'CARD' | 'WALLET';

/** Maps a PaymentIntent's status to a result. */
export function readIntent(intent: PaymentIntent, payment_method: PaymentMethod): PaymentResult {
  switch (intent.status) {
    case 'succeeded':
    case 'requires_capture':
      return { kind: 'succeeded', payment_method };
    case 'processing':
      return { kind: 'processing', payment_method };
    case 'requires_payment_method': {
      const error = intent.last_payment_error;
      return error
        ? { kind: 'declined', code: codeOf(error), message: error.message ?? '' }
        : { kind: 'cancelled' };
    }
    case 'requires_action':
    case 'requires_confirmation':
      return { kind: 'cancelled' };
    default:
      // canceled: not by the guest, so the server knows more.
      return { kind: 'failed', reason: 'unexpected' };
  }
}

/** Maps an error of confirmPayment to a result; null when only the intent shows it. */
export function readError(error: StripeError, payment_method: PaymentMethod): PaymentResult | null {
  // A second confirmation of a paid intent is an error to Stripe, and good news to the guest.
  const settled = error.payment_intent && readIntent(error.payment_intent, payment_method);
  if (settled?.kind === 'succeeded' || settled?.kind === 'processing') return settled;
  switch (error.type) {
    case 'validation_error':
      return { kind: 'incomplete' };
    case 'card_error':
      return { kind: 'declined', code: codeOf(error), message: error.message ?? '' };
    case 'invalid_request_error':
      return error.code === 'payment_intent_authentication_failure'
        ? { kind: 'declined', code: error.code, message: error.message ?? '' }
        : null;
    default:
      return null;
  }
}

function codeOf(error: {
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
}): string {
  return error.decline_code ?? error.code ?? 'card_declined';
}
