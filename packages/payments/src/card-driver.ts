import type { Currency, Language, Processor } from '@comanda/contracts';
import type { Cents, Result } from '@comanda/kernel';
import type { CardAppearance } from './card-appearance';
import type { CardField, CardState } from './card-state';
import type { Wallet } from './wallet';

/** How paying ended, as far as the browser knows. The server has the last word. */
export type PaymentResult =
  | { readonly kind: 'succeeded' | 'processing'; readonly payment_method: 'CARD' | 'WALLET' }
  /** The card became a token, with which the server can charge it once. Nothing was charged yet. */
  | {
      readonly kind: 'tokenized';
      readonly payment_method: 'CARD' | 'WALLET';
      readonly token: string;
    }
  /** The bank or the processor said no; `message` is the provider's own, in the guest's language where it speaks that. */
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

/** Where on the page a processor puts what it draws. */
export type CardPlaces = {
  /** Above the form. */
  readonly wallet: HTMLElement;
  /** For processors whose form is one frame with labels of its own. */
  readonly form: HTMLElement;
  /** For those with a frame for each field, which the page labels. */
  readonly fields: Readonly<Record<CardField, HTMLElement>>;
};

export type MountOptions = {
  /** How the processor goes on: a client secret, an address, or the payment's id. */
  readonly response: string;
  readonly amount: Cents;
  readonly currency: Currency;
  readonly language: Language;
  readonly appearance: CardAppearance;
  readonly processor: Processor;
  /** Accessible label of a field, and an example of its content. */
  readonly labels: Readonly<
    Record<CardField, { readonly label: string; readonly placeholder: string }>
  >;
  /** Payee on a wallet's own sheet. */
  readonly merchant: string;
  /** Has the server vouch for this page to Apple; null where it does not. */
  readonly authorizeMerchant: (
    validate_url: string,
  ) => Promise<Readonly<Record<string, unknown>> | null>;
};

export type Billing = { readonly name?: string; readonly phone?: string };

/** Result of a payment approved in a wallet's sheet, which stays open until it is set. */
export type WalletOutcome = 'paid' | 'declined' | 'unknown';

/** A processor's card form on the page. */
export type MountedCard = {
  /** Pays. Safe to call again after any result but `succeeded` and `processing`. */
  readonly confirm: (input: {
    readonly return_url: string;
    readonly billing?: Billing;
  }) => Promise<PaymentResult>;
  /** Tells how the form stands; gives a function that stops it. */
  readonly onChange: (listener: (state: CardState) => void) => () => void;
  /** Tells which wallets this device offers; gives a function that stops it. */
  readonly onWallets: (listener: (wallets: readonly Wallet[]) => void) => () => void;
  /** The guest approved in a wallet's own sheet: call `confirm` now. Gives a function that stops it. */
  readonly onWalletApproved: (listener: () => void) => () => void;
  /** A wallet could not be opened or was not let pay; nothing was charged. Gives a function that stops it. */
  readonly onWalletFailed: (listener: () => void) => () => void;
  /** Closes the wallet's sheet, if one is open, with the right word. */
  readonly settleWallet: (outcome: WalletOutcome) => void;
  readonly update: (changes: {
    readonly appearance?: CardAppearance;
    readonly language?: Language;
    /** Another amount is due: what was approved in a wallet for the former one is not charged. */
    readonly amount?: Cents;
  }) => void;
  readonly focus: () => void;
  readonly unmount: () => void;
};

/** The browser side of one payment processor. Card data stays inside the processor's own frames. */
export type CardDriver = {
  readonly mount: (
    places: CardPlaces,
    options: MountOptions,
  ) => Promise<Result<MountedCard, PaymentFailed>>;
};
