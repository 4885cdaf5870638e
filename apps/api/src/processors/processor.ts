import type {
  BrowserFacts,
  Currency,
  PaidCard,
  PaymentAction,
  PaymentService,
  PaymentStatus,
  Processor as BrowserSide,
  TerminalVendor,
} from '@comanda/contracts';
import type { Result } from '@comanda/kernel';
import type { Statement } from './statement';

/** One attempt to be paid, as a processor needs to know it. */
export type Attempt = {
  readonly payment_id: string;
  readonly restaurant_id: string;
  readonly order_id: string;
  readonly account_id: string | null;
  readonly amount: number;
  readonly currency: Currency;
  readonly description: string;
  /** The card reader that it is to be paid at; without one the guest pays on a page. */
  readonly reader?: ReaderRef | null | undefined;
};

/** A card reader, by the name that its vendor knows it by. */
export type ReaderRef = { readonly vendor: TerminalVendor; readonly reader: string };

/** Stored facts of an opened payment; needed by processors that keep no record of their own before the charge. */
export type KnownPayment = {
  readonly restaurant_id: string;
  readonly payment_id: string;
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly refunded_amount: number;
  readonly currency: Currency;
  readonly transaction_ref: string | null;
  readonly sent_at: Date | null;
  readonly action_ref: string | null;
};

/** Which payment at the processor, and in which of its accounts. */
export type ProviderRef = {
  readonly provider_ref: string;
  readonly account_id: string | null;
  /** null = nobody here knows a payment by this name. */
  readonly payment: KnownPayment | null;
};

/** Means of a charge: a browser's card or wallet token, or its answer to the bank's challenge. */
export type Charge =
  | {
      readonly kind: 'token';
      readonly token: string;
      readonly method: 'CARD' | 'WALLET';
      readonly name: string;
      readonly client: ChargeClient;
    }
  | { readonly kind: 'answer'; readonly answer: string };

/** Client that sends the token; banks require it. */
export type ChargeClient = {
  readonly ip: string;
  readonly user_agent: string;
  readonly accept: string;
  readonly browser: BrowserFacts | null;
};

/** Payment as the processor reports it. Its report is authoritative; all other sources are not. */
export type ProviderPayment = {
  readonly provider_ref: string;
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly currency: string;
  readonly amount_received: number;
  readonly amount_refunded: number;
  /** Owner by the metadata we gave it. Without it, the payment is not ours. */
  readonly restaurant_id: string | null;
  readonly payment_id: string | null;
  readonly client_secret: string | null;
  /** Between the guest's confirmation and its outcome: a bank's question, a slow network. */
  readonly is_underway: boolean;
  readonly decline: Decline | null;
  /** The processor's own id once money has moved, where it differs from provider_ref. */
  readonly transaction_ref: string | null;
  /** Which charge this was the state after; news that is older than the last one tells nothing. */
  readonly sent_at: Date | null;
  /** The card that was charged; left out where it is not told. */
  readonly card?: PaidCard | null;
  /** Action the guest must complete first, and the id to continue with. */
  readonly action: (PaymentAction & { readonly action_ref: string }) | null;
};

/** One refusal of a card. The reference names the try, so that the same refusal is counted once. */
export type Decline = {
  readonly reference: string;
  readonly code: string;
  readonly message: string;
};

export type ProcessorFailure =
  /** No answer: it may have happened or not. Look it up; never take it for a refusal. */
  | { readonly code: 'unknown'; readonly detail: string }
  /** It was not asked, for it has not answered of late: nothing has happened. */
  | { readonly code: 'unsent'; readonly detail: string }
  /** The processor knows no such payment. */
  | { readonly code: 'absent'; readonly detail: string }
  /** The sum is below or above what it takes. */
  | { readonly code: 'amount_too_low' | 'amount_too_high'; readonly detail: string }
  /** A definite no that trying again as is will not change. */
  | { readonly code: 'rejected'; readonly detail: string };

export type ProviderEvent = {
  readonly event_id: string;
  readonly kind: string;
  readonly account_id: string | null;
  /** The payment it is about; null when it tells nothing that could change one. */
  readonly provider_ref: string | null;
  /** Signed statement, for processors without a status query. */
  readonly statement: Statement | null;
};

/** A webhook as it came in. */
export type WebhookMessage = {
  readonly body: Buffer;
  readonly headers: WebhookHeaders;
  /** Owner, where the address contains it. */
  readonly restaurant_id: string | null;
};

/** Less than all of a payment. Its id is found again at the processor, so that it is made once however often it is asked for. */
export type RefundPart = {
  readonly refund_id: string;
  readonly amount: number;
  /** Amount refunded before the first request; null = this is the first request. */
  readonly refunded_before: number | null;
};

/**
 * Methods of every payment service. Amounts are cents. Services with idempotency keys move no money twice for one; the
 * others are queried for the status before any request is repeated.
 */
export type Processor = {
  readonly payment_service: PaymentService;
  /** Side that makes the charge: the processor's own page or script, or this server with a token. */
  readonly charged_by: 'processor' | 'server';
  /** Whether a refund has a name there, so that one that was made is found again; where not, parts go one after the other. */
  readonly names_refunds: boolean;
  /** Opens the attempt; opening it again gives the same one. */
  open(attempt: Attempt): Promise<Result<ProviderPayment, ProcessorFailure>>;
  /** Takes the money. Only whoever has marked the payment as sent may call it, and never twice for one mark. */
  charge(ref: ProviderRef, charge: Charge): Promise<Result<ProviderPayment, ProcessorFailure>>;
  lookUp(ref: ProviderRef): Promise<Result<ProviderPayment, ProcessorFailure>>;
  /** Takes money that is held; what is taken already stays as it is. */
  capture(ref: ProviderRef): Promise<Result<ProviderPayment, ProcessorFailure>>;
  /** Cancels it unless it is too late for that; either way the answer is how it stands. */
  cancel(ref: ProviderRef): Promise<Result<ProviderPayment, ProcessorFailure>>;
  /** Gives everything back, or a part; giving it back again changes nothing. */
  refund(
    ref: ProviderRef,
    key: string,
    part?: RefundPart,
  ): Promise<Result<ProviderPayment, ProcessorFailure>>;
  /** Reads a webhook, or null when its signature is not the processor's or is stale. */
  readWebhook(message: WebhookMessage): Promise<ProviderEvent | null>;
  /** How it wants a webhook to be answered that was kept. */
  readonly webhook_answer: WebhookAnswer;
  browserSide(payment: Pick<Attempt, 'restaurant_id' | 'account_id'>): Promise<BrowserSide>;
};

/** A JSON object, or a text exactly as it stands. */
export type WebhookAnswer = { readonly received: true } | string;

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The services this deployment is set up for. */
export type Processors = Readonly<Partial<Record<PaymentService, Processor>>>;
