import type { IntentKey, PlaceableInput } from '@comanda/api-client';
import type { Language, PaymentTotals, Problem } from '@comanda/contracts';

/** An order as it stood when the guest asked for it; only who asks is still missing. */
export type OrderDraft = Omit<PlaceableInput, 'guest_id' | 'replaces'>;

/** Who orders; empty = nothing was said. */
export type Contact = {
  readonly name: string;
  readonly phone: string;
  /** Where a hotel's guest stays. */
  readonly room_number: string;
};

/** One wish to order: what, who, how it is paid, and the keys under which each of its calls happens once. */
export type Attempt = {
  readonly way: 'online' | 'counter';
  readonly draft: OrderDraft;
  /** The lines of the cart that it was made of; null in what an older version kept. */
  readonly line_ids: readonly string[] | null;
  readonly contact: Contact;
  /** What the guest read when they asked for it; null in what an older version kept. */
  readonly language: Language | null;
  readonly keys: AttemptKeys;
  /** The payment_intent_id of the payment before this one, in case that was made after all. */
  readonly replaces: string | null;
  /** RFC 3339, by this device's clock; when the guest last told to pay, or to order what is paid at the counter. */
  readonly confirmed_at: string | null;
  /** Whether it has already asked for a new session in place of one that had ended. */
  readonly is_renewed: boolean;
};

export type AttemptKeys = {
  readonly section: IntentKey;
  readonly guest: IntentKey;
  readonly update: IntentKey;
  readonly intent: IntentKey;
  readonly place: IntentKey;
};

/** A payment the server has opened. Its secret is not part of it: that is never stored. */
export type OpenPayment = { readonly order_id: string; readonly payment_intent_id: string };

/** The code of a payment that nobody has tried to make. */
export const UNTRIED = 'payment_untried';

export type Decline = { readonly code: string; readonly message: string };

type WithGuest = { readonly attempt: Attempt; readonly guest_id: string };
type WithPayment = WithGuest & { readonly payment: OpenPayment };
type Placing = WithGuest & {
  /** null = paid at the counter. */
  readonly payment: OpenPayment | null;
  readonly payment_method: 'CARD' | 'WALLET' | 'COUNTER';
  /** What the server is to charge, for processors that make a token of a card; gone once it was sent, and never stored. */
  readonly card_token?: string | undefined;
};

/** Where a checkout stands. `checking` means that the outcome is not known yet: it is looked up, never tried anew. */
export type CheckoutFlow =
  | { readonly stage: 'idle' }
  | { readonly stage: 'securing_guest'; readonly attempt: Attempt }
  | ({ readonly stage: 'opening_payment' } & WithGuest)
  | ({ readonly stage: 'ready_to_confirm' } & WithPayment)
  | ({ readonly stage: 'confirming' } & WithPayment)
  | ({ readonly stage: 'placing' } & Placing)
  | ({ readonly stage: 'checking' } & Placing)
  | ({ readonly stage: 'declined'; readonly decline: Decline } & WithPayment)
  | {
      readonly stage: 'placed';
      readonly guest_id: string;
      readonly order_id: string;
      readonly order_number: string | null;
      /** The guest has been told that it is in. */
      readonly is_told?: boolean;
    }
  | {
      readonly stage: 'price_changed';
      readonly totals: PaymentTotals | null;
      /** What the guest had been shown. */
      readonly former_total: number | null;
    }
  | { readonly stage: 'items_unavailable'; readonly problem: Problem }
  | {
      readonly stage: 'refused';
      readonly problem: Problem;
      /** The browser does not keep the session that it was given anew. */
      readonly is_session_unkept?: boolean;
    }
  | { readonly stage: 'offline'; readonly attempt: Attempt };

export type Stage = CheckoutFlow['stage'];

export const idleFlow: CheckoutFlow = { stage: 'idle' };

/** Whether money may be moving: from here on nothing is started anew before the outcome is known. */
export function isPaymentPending(flow: CheckoutFlow): boolean {
  return flow.stage === 'confirming' || flow.stage === 'placing' || flow.stage === 'checking';
}
