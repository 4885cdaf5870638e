/** Steps of a courier, by the names of DoorDash Drive v2. */
export const STEPS = [
  'created',
  'confirmed',
  'enroute_to_pickup',
  'arrived_at_pickup',
  'picked_up',
  'enroute_to_dropoff',
  'arrived_at_dropoff',
  'delivered',
] as const;

export type DoorDashStatus = (typeof STEPS)[number] | 'cancelled' | 'quote' | 'returned';

/** A shop's delivery request, with the fields that the stand-in reads. */
export type DeliveryRequest = {
  readonly external_delivery_id: string;
  readonly pickup_address: string;
  readonly pickup_phone_number: string;
  readonly dropoff_address: string;
  readonly dropoff_phone_number: string;
  readonly order_value: number;
  readonly currency: string;
};

/** A quote, and the delivery that it becomes. It is known by the shop's own id alone. */
export type Delivery = DeliveryRequest & {
  readonly fee: number;
  readonly quoted: Date;
  readonly dropoff_eta: Date;
  tip: number;
  status: DoorDashStatus;
  cancellation_reason: string | null;
};

export const QUOTE_MS = 5 * 60_000;
const FEE = 975;
const MINUTES = 32;

export function newQuote(request: DeliveryRequest, tip: number, now: Date): Delivery {
  return {
    ...request,
    fee: FEE,
    quoted: now,
    dropoff_eta: new Date(now.getTime() + MINUTES * 60_000),
    tip,
    status: 'quote',
    cancellation_reason: null,
  };
}

/** Once the food is in the courier's hands it cannot be called back. */
export function canBeCancelled({ status }: Delivery): boolean {
  const step = STEPS.findIndex((each) => each === status);
  return step !== -1 && step < STEPS.indexOf('picked_up');
}

/** As the API tells it. */
export function deliveryView(delivery: Delivery, trackingUrl: string): object {
  const { quoted: _quoted, dropoff_eta, status, ...shown } = delivery;
  const hasDasher = STEPS.findIndex((each) => each === status) >= STEPS.indexOf('confirmed');
  return {
    ...shown,
    delivery_status: status,
    tracking_url: status === 'quote' ? null : `${trackingUrl}/${delivery.external_delivery_id}`,
    dasher_name: hasDasher ? 'Sam' : null,
    dasher_dropoff_phone_number: hasDasher ? '+16505550177' : null,
    dropoff_time_estimated: dropoff_eta.toISOString(),
    support_reference: String(1_000_000 + (delivery.order_value % 9973)),
  };
}
