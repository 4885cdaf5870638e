import type { ApiClient } from '@comanda/api-client';
import type { Terminal, TerminalVendor } from '@comanda/contracts';
import type { Result } from '@comanda/kernel';
import type { ReaderStatus } from './reader-status';

/** Message to show; its texts are in `reader.…`. */
export type ReaderMessage =
  | { readonly code: 'disconnected' | 'checking' | 'no_token' | 'no_readers' | 'no_reader' }
  /** The bank, or the reader itself, in its own words where it has any. */
  | { readonly code: 'declined' | 'failed'; readonly provider_message: string | null }
  | { readonly code: 'amex_not_supported' | 'busy' | 'cancelled' };

export type ReaderState = {
  readonly status: ReaderStatus;
  /** The reader that was chosen; it may be away. */
  readonly terminal: Terminal | null;
  readonly is_connected: boolean;
  /** A card can be presented, and none is charged yet: paying can be cancelled. */
  readonly is_asking: boolean;
  readonly message: ReaderMessage | null;
};

/** Payment to take, as opened at the reader. */
export type ReaderPayment = { readonly payment_intent_id: string; readonly client_secret: string };

/** A payment that was begun; the secret is null where the server does not give it again. */
export type BegunPayment = {
  readonly payment_intent_id: string;
  readonly client_secret: string | null;
};

/** How paying ended. After `unknown` the server is asked again; nobody pays a second time. */
export type CollectOutcome =
  | { readonly kind: 'paid' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: ReaderMessage }
  | { readonly kind: 'unknown' };

/** A card reader beside this screen, whoever made it. */
export type CardReader = {
  readonly vendor: TerminalVendor;
  /** Told before paying: cards that it does not take. */
  readonly notice: 'amex_not_supported' | null;
  /** False for a machine that only its own key stops; the screen then names that key. */
  readonly can_cancel: boolean;
  readonly discover: () => Promise<Result<readonly Terminal[], ReaderMessage>>;
  /** Connects one, and sees to it that it stays so: a reader that is lost is looked for again and again. */
  readonly connect: (terminal: Terminal) => Promise<Result<Terminal, ReaderMessage>>;
  readonly disconnect: () => Promise<void>;
  /** Has the guest pay. One payment at a time. */
  readonly collect: (payment: ReaderPayment) => Promise<CollectOutcome>;
  /** Calls off what is being paid; `collect` tells whether the guest was faster. */
  readonly cancel: () => Promise<void>;
  /** Ends a payment that an earlier page began at this reader, and resolves with how it ended. */
  readonly end: (payment: BegunPayment) => Promise<CollectOutcome>;
  /** The outcome was read: the next guest may come. */
  readonly reset: () => void;
  readonly state: () => ReaderState;
  readonly onChange: (listener: (state: ReaderState) => void) => () => void;
};

export type ReaderApi = Pick<
  ApiClient,
  | 'listTerminals'
  | 'getConnectionToken'
  | 'startTerminalSale'
  | 'getTerminalPayment'
  | 'cancelTerminalPayment'
  | 'captureTerminalPayment'
>;

/** How often a reader does what, in milliseconds. */
export type ReaderPace = {
  /** A Stripe reader that was lost is looked for. */
  readonly reconnect: number;
  /** The list of terminals is read. */
  readonly list: number;
  /** A payment is asked how it stands. */
  readonly payment: number;
};

export const READER_PACE: ReaderPace = { reconnect: 30_000, list: 10_000, payment: 2_000 };

/** So often a payment that nobody can say anything of is asked about before the screen is given back. */
export const MOST_LOOKS = 60;

export type CardReaderOptions = {
  readonly api: ReaderApi;
  readonly restaurant_id: string;
  readonly pace?: Partial<ReaderPace>;
};
