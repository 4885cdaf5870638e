import { assertNever } from '@comanda/kernel';
import type { MountedCard, PaymentResult } from '@comanda/payments';
import type { WayEvent } from '../payment-event';
import type { PaymentWay } from './payment-way';

/** Paying in the processor's form on the page, or in the sheet of a wallet that belongs to that form. */
export function cardForm(card: MountedCard, return_url: string): PaymentWay {
  return {
    async confirm({ contact: { name, phone } }) {
      const billing = { ...(name ? { name } : {}), ...(phone ? { phone } : {}) };
      try {
        return toEvent(await card.confirm({ return_url, billing }));
      } catch {
        return { type: 'outcome_unknown' };
      }
    },
    cancel: () => Promise.resolve(),
    end: null,
    settle: card.settleWallet,
  };
}

function toEvent(result: PaymentResult): WayEvent {
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
