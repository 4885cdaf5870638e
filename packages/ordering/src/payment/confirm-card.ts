import { assertNever } from '@comanda/kernel';
import type { MountedCard, PaymentResult } from '@comanda/payments';
import type { CheckoutEvent } from './checkout-event';

/** Has the processor take the payment, and tells what became of it. */
export async function confirmCard(
  card: MountedCard,
  input: Parameters<MountedCard['confirm']>[0],
): Promise<CheckoutEvent> {
  try {
    return toEvent(await card.confirm(input));
  } catch {
    return { type: 'outcome_unknown' };
  }
}

function toEvent(result: PaymentResult): CheckoutEvent {
  switch (result.kind) {
    case 'succeeded':
    case 'processing':
      return { type: 'confirmed', payment_method: result.payment_method };
    case 'tokenized': {
      const { payment_method, token } = result;
      return { type: 'confirmed', payment_method, card_token: token };
    }
    case 'declined':
      return { type: 'declined', decline: { code: result.code, message: result.message } };
    case 'incomplete':
    case 'cancelled':
      return { type: 'not_confirmed' };
    case 'failed':
      return { type: result.reason === 'script_not_loaded' ? 'not_confirmed' : 'outcome_unknown' };
    default:
      return assertNever(result);
  }
}
