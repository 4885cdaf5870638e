import type { Currency, DeliveryProvider, DeliveryStatus } from '@comanda/contracts';
import type { Result } from '@comanda/kernel';
import type { Dropoff } from '../db/schema/deliveries';
import type { NoAnswer } from '../shared/ask-service';

/** Pickup, destination and contents of a delivery. Amounts in cents. */
export type Trip = {
  /** Our name for it. A service brings what has one name only once. */
  readonly external_id: string;
  readonly pickup: {
    readonly address: string;
    readonly business_name: string;
    /** E.164. */
    readonly phone_number: string;
  };
  readonly dropoff: Dropoff;
  readonly value: number;
  readonly currency: Currency;
  readonly tip: number;
  /** When it can be fetched; null = nobody knows yet. */
  readonly ready_at: Date | null;
};

/** Price a service offers. */
export type Offer = {
  readonly offer_ref: string;
  readonly fee: number;
  readonly dropoff_eta: Date | null;
  readonly expires_at: Date | null;
};

export type SentStatus = Exclude<DeliveryStatus, 'WAITING'>;

/** How a delivery stands, in the service's words. Its word is the truth; a webhook is only a reason to ask. */
export type CourierNews = {
  readonly provider_ref: string;
  readonly status: SentStatus;
  readonly tracking_url: string | null;
  readonly courier_name: string | null;
  readonly courier_phone: string | null;
  readonly dropoff_eta: Date | null;
  readonly cost: number | null;
  /** Why nobody brings it. */
  readonly failure: string | null;
};

export type CourierFailure =
  | NoAnswer
  /** No service delivers there, or not now. */
  | { readonly code: 'not_deliverable'; readonly detail: string }
  | { readonly code: 'offer_expired' }
  /** The service was never sent for it. */
  | { readonly code: 'absent' }
  /** The food is in the courier's hands. */
  | { readonly code: 'too_late' }
  /** A definite no of another kind; nothing happened. */
  | { readonly code: 'rejected'; readonly detail: string };

export type DeliveryRef = { readonly external_id: string; readonly provider_ref: string | null };

/** Methods of every courier service. No method sends two couriers for one external_id. */
export type CourierService = {
  readonly provider: DeliveryProvider;
  offer(trip: Trip): Promise<Result<Offer, CourierFailure>>;
  /** Takes an offer up. Taken up before, it says how that stands. */
  dispatch(trip: Trip, offer_ref: string): Promise<Result<CourierNews, CourierFailure>>;
  lookUp(ref: DeliveryRef): Promise<Result<CourierNews, CourierFailure>>;
  cancel(ref: DeliveryRef): Promise<Result<CourierNews, CourierFailure>>;
  /** Which delivery a webhook is about, or null when it is not signed by the service. */
  readWebhook(body: Buffer, headers: CourierHeaders, now: Date): WebhookSubject | null;
};

/** null = about something else than one delivery. */
export type WebhookSubject = { readonly external_id: string | null };

export type CourierHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The services this deployment is set up for. */
export type Couriers = Readonly<Partial<Record<DeliveryProvider, CourierService>>>;
