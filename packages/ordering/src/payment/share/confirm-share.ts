import { assertNever } from '@comanda/kernel';
import type { MountedCard, PaymentResult } from '@comanda/payments';
import type { ShareEvent } from './share-flow';

/** Payment method, as sent to the server. */
export type ShareMeans = {
  readonly payment_method: 'CARD' | 'WALLET';
  /** Token to charge; null where the processor's form has paid itself. */
  readonly card_token: string | null;
};

export type ConfirmedShare = { readonly event: ShareEvent; readonly means: ShareMeans };

/** Sent for a payment whose method is no longer known. */
export const UNKNOWN_MEANS: ShareMeans = { payment_method: 'CARD', card_token: null };

/** Confirms a share with the form; uncertain results are queried from the server. */
export async function confirmShare(
  card: MountedCard,
  input: { readonly return_url: string },
): Promise<ConfirmedShare> {
  try {
    const result = await card.confirm(input);
    return { event: eventOf(result), means: meansOf(result) };
  } catch {
    return { event: { type: 'confirmed' }, means: UNKNOWN_MEANS };
  }
}

function meansOf(result: PaymentResult): ShareMeans {
  if (!('payment_method' in result)) return UNKNOWN_MEANS;
  const { payment_method } = result;
  return { payment_method, card_token: result.kind === 'tokenized' ? result.token : null };
}

function eventOf(result: PaymentResult): ShareEvent {
  switch (result.kind) {
    case 'declined':
      return { type: 'declined', message: result.message };
    case 'incomplete':
    case 'cancelled':
      return { type: 'not_confirmed' };
    case 'succeeded':
    case 'processing':
    case 'tokenized':
    case 'failed':
      return { type: 'confirmed' };
    default:
      return assertNever(result);
  }
}
