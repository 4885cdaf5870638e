import type { MountedCard } from '@comanda/payments';
import type { WayEvent } from '../payment-event';
import { cardForm } from '../ways/card-form';
import type { ShareEvent } from './share-flow';

/** The guest’s means of payment, as the server is told it. */
export type ShareMeans = {
  readonly payment_method: 'CARD' | 'WALLET';
  /** The token that the server charges; null where the processor's form has paid by itself. */
  readonly card_token: string | null;
};

export type ConfirmedShare = { readonly event: ShareEvent; readonly means: ShareMeans };

/** The means of a payment whose page is gone, or whose form gave no answer. */
export const UNKNOWN_MEANS: ShareMeans = { payment_method: 'CARD', card_token: null };

/** Has the guest pay a share in the form; whatever that does not know for sure the server is asked about. */
export async function confirmShare(
  card: MountedCard,
  { return_url }: { readonly return_url: string },
): Promise<ConfirmedShare> {
  const event = await cardForm(card, return_url).confirm({ intent: null, contact: NOBODY });
  return { event: toShareEvent(event), means: meansOf(event) };
}

/** A share is paid without a name. */
const NOBODY = { name: '', phone: '', room_number: '' } as const;

function meansOf(event: WayEvent): ShareMeans {
  if (event.type !== 'confirmed') return UNKNOWN_MEANS;
  const payment_method = event.payment_method === 'WALLET' ? 'WALLET' : 'CARD';
  return { payment_method, card_token: event.card_token ?? null };
}

function toShareEvent(event: WayEvent): ShareEvent {
  switch (event.type) {
    case 'declined':
      return { type: 'declined', message: event.decline.message };
    case 'not_confirmed':
      return event;
    case 'confirmed':
    case 'outcome_unknown':
      return { type: 'confirmed' };
  }
}
