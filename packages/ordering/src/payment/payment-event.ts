import type { IntentKey } from '@comanda/api-client';
import type { Problem } from '@comanda/contracts';
import type { Attempt, Decline, Draft, OpenPayment, OrderDraft } from './payment-flow';

/** Events of a payment: acts of the guest, and outcomes of requests. */
export type PaymentEvent<D extends Draft = OrderDraft> =
  | { readonly type: 'start'; readonly attempt: Attempt<D> }
  /** `place_key`: each confirmation is an intent of its own. */
  | { readonly type: 'confirm'; readonly place_key: IntentKey; readonly at: string }
  /** The payer wants to stop at the card reader. */
  | { readonly type: 'cancel' }
  /** `intent_key` opens another payment where the previous one has come to its end. */
  | { readonly type: 'retry'; readonly intent_key: IntentKey }
  | { readonly type: 'reset' }
  /** The page was loaded again, and with it what was kept. */
  | { readonly type: 'resume'; readonly intent_key: IntentKey }
  | { readonly type: 'guest_secured'; readonly guest_id: string }
  | { readonly type: 'payment_opened'; readonly payment: OpenPayment }
  /** The session had ended; the same wish with keys for a new one. */
  | { readonly type: 'session_lost'; readonly attempt: Attempt<D> }
  /** An open payment was asked for once more: it stays open for longer, with this payment or with another one. */
  | { readonly type: 'renewed'; readonly draft: D; readonly payment: OpenPayment }
  /** The payment waits for a payer whose page is gone. */
  | { readonly type: 'unfinished' }
  /** The payer wants it no more: the server has closed it, or it is to be paid at the counter, so that nothing can be taken by it. */
  | { readonly type: 'given_up' }
  /** This browser may not ask any more what became of it. */
  | { readonly type: 'lost' }
  | WayEvent
  | {
      readonly type: 'order_placed';
      readonly guest_id: string;
      readonly order_id: string;
      readonly order_number: string | null;
    }
  | { readonly type: 'refused'; readonly problem: Problem }
  | { readonly type: 'unreachable' };

/** Outcomes of a payment attempt at the processor. */
export type WayEvent =
  | {
      readonly type: 'confirmed';
      readonly payment_method: 'CARD' | 'WALLET' | 'TERMINAL';
      readonly card_token?: string;
    }
  | { readonly type: 'declined'; readonly decline: Decline }
  /** Nothing was sent to the processor. */
  | { readonly type: 'not_confirmed' }
  | { readonly type: 'outcome_unknown' };

export type PaymentEventType = PaymentEvent['type'];
