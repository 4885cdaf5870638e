import type { IntentKey, IntentReply } from '@comanda/api-client';
import type { PaymentAction } from '@comanda/contracts';
import type { PaymentEvent } from '../payment-event';
import type { Attempt, Draft, PaymentFlow } from '../payment-flow';

/** A payment that is to be opened, and for whom. */
export type Opening<D extends Draft> = { readonly attempt: Attempt<D>; readonly guest_id: string };

export type Opened<D extends Draft> = {
  readonly event: PaymentEvent<D>;
  /** The payment with its secret; null where none was opened. */
  readonly intent: IntentReply | null;
};

export type Placing<D extends Draft> = Extract<
  PaymentFlow<D>,
  { readonly stage: 'placing' | 'checking' }
>;

/** The guest's bank has a page of its own for them; the order waits for what comes of it. */
export type BankVisit = { readonly type: 'action_required'; readonly action: PaymentAction };

/** Something that can be paid: how the server is asked for a payment of it, and what became of that. */
export type Payable<D extends Draft> = {
  /** Makes sure that the server knows who pays. */
  readonly securePayer: (attempt: Attempt<D>) => Promise<PaymentEvent<D>>;
  /** Has the server price it and open a payment; the same key and draft give the same payment. */
  readonly openPayment: (
    opening: Opening<D>,
    key: IntentKey,
    replaces?: string | null,
  ) => Promise<Opened<D>>;
  /**
   * Finds the payment that a page which is gone has left open, where going on with it or giving it up is its payer's choice.
   * Payables without it are gone on with.
   */
  readonly findOpen?: (flow: Placing<D>) => Promise<IntentReply | null>;
  /** Hands in what pays it, or asks how it stands. However often: it is paid once. */
  readonly askOutcome: (flow: Placing<D>) => Promise<PaymentEvent<D> | BankVisit>;
  /** Reads what the payer is shown again, where a refusal is about that. */
  readonly refresh: (event: PaymentEvent<D>) => Promise<void>;
  /** The session that the payer was known by has ended. */
  readonly onSessionLost: () => void;
  /** It is paid, or ordered; `before` is the flow that led there. */
  readonly onPlaced: (before: PaymentFlow<D>) => void;
};
