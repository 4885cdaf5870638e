import type {
  Currency,
  PaymentService,
  PaymentStatus,
  Processor as BrowserSide,
} from '@comanda/contracts';
import type { Result } from '@comanda/kernel';

/** One attempt to be paid, as a processor needs to know it. */
export type Attempt = {
  readonly payment_id: string;
  readonly restaurant_id: string;
  readonly order_id: string;
  readonly account_id: string | null;
  readonly amount: number;
  readonly currency: Currency;
  readonly description: string;
};

/** Which payment at the processor, and in which of its accounts. */
export type ProviderRef = { readonly provider_ref: string; readonly account_id: string | null };

/** What the processor says about a payment. Its word is the truth; everything else is hearsay. */
export type ProviderPayment = {
  readonly provider_ref: string;
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly currency: string;
  readonly amount_received: number;
  readonly amount_refunded: number;
  /** Whom it says it is for: the metadata we gave it. Without, it is not of our making. */
  readonly restaurant_id: string | null;
  readonly payment_id: string | null;
  readonly client_secret: string | null;
  /** Between the guest's confirmation and its outcome: a bank's question, a slow network. */
  readonly is_underway: boolean;
  readonly decline: Decline | null;
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
  /** The processor knows no such payment. */
  | { readonly code: 'absent'; readonly detail: string }
  /** The sum is below or above what it takes. */
  | { readonly code: 'amount_refused'; readonly detail: string }
  /** A definite no that trying again as is will not change. */
  | { readonly code: 'rejected'; readonly detail: string };

export type ProviderEvent = {
  readonly event_id: string;
  readonly kind: string;
  readonly account_id: string | null;
  /** The payment it is about; null when it tells nothing that could change one. */
  readonly provider_ref: string | null;
};

/** Less than all of a payment. Its id is found again at the processor, so that it is made once however often it is asked for. */
export type RefundPart = { readonly refund_id: string; readonly amount: number };

/** What every payment service can do for us. Amounts are cents; no method moves money twice for one key. */
export type Processor = {
  readonly payment_service: PaymentService;
  /** Opens the attempt; opening it again gives the same one. */
  open(attempt: Attempt): Promise<Result<ProviderPayment, ProcessorFailure>>;
  lookUp(ref: ProviderRef): Promise<Result<ProviderPayment, ProcessorFailure>>;
  /** Cancels it unless it is too late for that; either way the answer is how it stands. */
  cancel(ref: ProviderRef): Promise<Result<ProviderPayment, ProcessorFailure>>;
  /** Gives everything back, or a part; giving it back again changes nothing. */
  refund(
    ref: ProviderRef,
    key: string,
    part?: RefundPart,
  ): Promise<Result<ProviderPayment, ProcessorFailure>>;
  /** Reads a webhook, or null when its signature is not the processor's or is stale. */
  readWebhook(body: Buffer, headers: WebhookHeaders): ProviderEvent | null;
  browserSide(account_id: string | null): BrowserSide;
};

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The services this deployment is set up for. */
export type Processors = Readonly<Partial<Record<PaymentService, Processor>>>;
