import type { Currency, Language, Processor } from '@comanda/contracts';
import type { Cents, Result } from '@comanda/kernel';
import type { CardAppearance } from './card-appearance';

/** How paying ended, as far as the browser knows. The server has the last word. */
export type PaymentResult =
  | { readonly kind: 'succeeded' | 'processing'; readonly payment_method: 'CARD' | 'WALLET' }
  /** The bank or the processor said no; `message` is the provider's own, in the guest's language. */
  | { readonly kind: 'declined'; readonly code: string; readonly message: string }
  /** The form lacks something and shows what. Nothing was sent. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'cancelled' }
  | PaymentFailed;

/** script_not_loaded: nothing happened, try again. network, unexpected: what happened is not known, ask the server. */
export type PaymentFailed = {
  readonly kind: 'failed';
  readonly reason: 'script_not_loaded' | 'network' | 'unexpected';
};

export type MountOptions = {
  readonly client_secret: string;
  readonly amount: Cents;
  readonly currency: Currency;
  readonly language: Language;
  readonly appearance: CardAppearance;
  readonly processor: Processor;
};

export type CardState = {
  readonly complete: boolean;
  readonly empty: boolean;
  /** What is wrong with what was typed, in the guest's language. */
  readonly error: string | null;
};

export type Billing = { readonly name?: string; readonly phone?: string };

/** A processor's card form on the page. */
export type MountedCard = {
  /** Pays. Safe to call again after any result but `succeeded` and `processing`. */
  readonly confirm: (input: {
    readonly return_url: string;
    readonly billing?: Billing;
  }) => Promise<PaymentResult>;
  /** Tells how the form stands; gives a function that stops it. */
  readonly onChange: (listener: (state: CardState) => void) => () => void;
  /** The guest approved in a wallet's own sheet: call `confirm` now. Gives a function that stops it. */
  readonly onWalletApproved: (listener: () => void) => () => void;
  readonly update: (changes: {
    readonly appearance?: CardAppearance;
    readonly language?: Language;
  }) => void;
  readonly focus: () => void;
  readonly unmount: () => void;
};

/** The browser side of one payment processor. Card data stays inside the processor's own frames. */
export type CardDriver = {
  readonly mount: (
    element: HTMLElement,
    options: MountOptions,
  ) => Promise<Result<MountedCard, PaymentFailed>>;
};
