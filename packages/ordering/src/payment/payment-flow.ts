import type { IntentInput, IntentKey } from '@comanda/api-client';
import type { Language, OrderType, PaymentTotals, Problem } from '@comanda/contracts';

/** The least that is known of something to be paid. */
export type Draft = {
  readonly restaurant_id: string;
  /** In cents, as the payer was shown. */
  readonly expected_total?: number;
};

/** An order as it stood when the guest asked for it; only who asks is still missing. */
export type OrderDraft = Omit<
  IntentInput,
  | 'mode'
  | 'guest_id'
  | 'replaces'
  | 'terminal_id'
  | 'order_type'
  | 'expected_total'
  | 'order_instructions'
  | 'pickup_time'
> & {
  readonly order_type: OrderType;
  /** In cents, as the guest was shown. */
  readonly expected_total: number;
  readonly order_instructions: string;
  /** RFC 3339; null = as soon as it is ready. */
  readonly pickup_time: string | null;
};

/** Contact; empty = not given. */
export type Contact = {
  readonly name: string;
  readonly phone: string;
  /** Where a hotel's guest stays. */
  readonly room_number: string;
};

/** Contact of whoever pays without saying who they are. */
export const NO_CONTACT: Contact = { name: '', phone: '', room_number: '' };

/** `online` is a card form or a wallet on the page. */
export type Way = 'online' | 'counter' | 'reader';

/** One attempt to pay: what, who, how it is paid, and the keys under which each of its calls happens once. */
export type Attempt<D extends Draft = OrderDraft> = {
  readonly way: Way;
  /** The card reader that it is paid at; null on every other way. */
  readonly terminal_id: string | null;
  readonly draft: D;
  /** The lines of the cart that it was made of; null in what an older version kept, and where there is no cart. */
  readonly line_ids: readonly string[] | null;
  readonly contact: Contact;
  /** The guest's language then; null in states stored by an older version. */
  readonly language: Language | null;
  readonly keys: AttemptKeys;
  /** The payment_intent_id of the previous payment, in case that was made after all. */
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

/** The code of a payment that was cancelled at the card reader. */
export const CANCELLED = 'cancelled';

/** The code of a payment that was closed before anybody paid it, because it was not held any longer. */
export const OVER = 'hold_over';

export type Decline = { readonly code: string; readonly message: string };

type WithGuest<D extends Draft> = { readonly attempt: Attempt<D>; readonly guest_id: string };
type WithPayment<D extends Draft> = WithGuest<D> & { readonly payment: OpenPayment };
type Placing<D extends Draft> = WithGuest<D> & {
  /** null = paid at the counter. */
  readonly payment: OpenPayment | null;
  readonly payment_method: 'CARD' | 'WALLET' | 'COUNTER' | 'TERMINAL';
  /** Token to charge, for processors that create one from a card; cleared once it was sent, and never stored. */
  readonly card_token?: string | undefined;
};

/** How far paying has come. `checking` means that the outcome is not known yet: it is looked up, and nothing is paid again meanwhile. */
export type PaymentFlow<D extends Draft = OrderDraft> =
  | { readonly stage: 'idle' }
  | { readonly stage: 'securing_guest'; readonly attempt: Attempt<D> }
  | ({ readonly stage: 'opening_payment' } & WithGuest<D>)
  | ({ readonly stage: 'ready_to_confirm' } & WithPayment<D>)
  | ({ readonly stage: 'confirming' } & WithPayment<D>)
  /** The card reader is asked to stop; the guest's card may be faster. */
  | ({ readonly stage: 'cancelling' } & WithPayment<D>)
  | ({ readonly stage: 'placing' } & Placing<D>)
  /** `is_unfinished`: its page is gone, and it waits for its payer to go on with it or to give it up. */
  | ({ readonly stage: 'checking'; readonly is_unfinished?: true } & Placing<D>)
  | ({
      readonly stage: 'declined';
      readonly decline: Decline;
      /** Another payment in its place could not be opened: the server did not answer. */
      readonly is_unopened?: true;
    } & WithPayment<D>)
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
      /** Total shown before. */
      readonly former_total: number | null;
    }
  | { readonly stage: 'items_unavailable'; readonly problem: Problem }
  | {
      readonly stage: 'refused';
      readonly problem: Problem;
      /** The browser does not keep the session that it was given anew. */
      readonly is_session_unkept?: boolean;
    }
  | { readonly stage: 'offline'; readonly attempt: Attempt<D> }
  /** This browser may not ask any more what became of it, and no receipt shows it yet. */
  | ({ readonly stage: 'lost' } & WithPayment<D>);

/** How far paying a new order has come. */
export type CheckoutFlow = PaymentFlow;

export type Stage = PaymentFlow['stage'];

export const idleFlow = { stage: 'idle' } as const;

/** Whether money may be moving: from here on nothing is begun again before the outcome is known. */
export function isPaymentPending({ stage }: { readonly stage: Stage }): boolean {
  return (
    stage === 'confirming' || stage === 'cancelling' || stage === 'placing' || stage === 'checking'
  );
}
