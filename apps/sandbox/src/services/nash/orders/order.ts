/** An offer of one courier service. Prices in cents. */
export type Quote = {
  readonly id: string;
  readonly order_id: string;
  readonly provider: string;
  readonly cents: number;
  readonly tax_cents: number;
  readonly created: Date;
  readonly expires: Date;
  readonly pickup_eta: Date;
  readonly dropoff_eta: Date;
};

/** A shop's delivery request, with the fields that the stand-in reads. */
export type OrderRequest = {
  readonly externalId: string;
  readonly pickupAddress: string;
  readonly pickupPhoneNumber: string;
  readonly dropoffAddress: string;
  readonly dropoffPhoneNumber: string;
  readonly dropoffFirstName: string;
  readonly dropoffInstructions: string;
  readonly currency: string;
  readonly valueCents: number;
  readonly tipAmountCents: number;
};

export type Order = OrderRequest & {
  readonly id: string;
  readonly created: Date;
  quotes: readonly Quote[];
  job_id: string | null;
};
