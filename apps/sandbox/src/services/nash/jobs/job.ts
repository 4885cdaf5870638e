/** Steps of a courier. */
export const STEPS = [
  'created',
  'assigned_driver',
  'pickup_enroute',
  'pickup_arrived',
  'pickup_complete',
  'dropoff_enroute',
  'dropoff_arrived',
  'dropoff_complete',
] as const;

export type DeliveryStatus =
  | (typeof STEPS)[number]
  | 'canceled_by_customer'
  | 'canceled_by_provider'
  | 'failed';

/** A delivery that was ordered. */
export type Job = {
  readonly id: string;
  readonly configuration_id: string;
  readonly task_id: string;
  readonly delivery_id: string;
  readonly order_id: string;
  readonly external_id: string;
  readonly quote_id: string;
  readonly provider: string;
  readonly cents: number;
  readonly tip_cents: number;
  readonly currency: string;
  readonly pickup_eta: Date;
  readonly dropoff_eta: Date;
  readonly history: { readonly status: DeliveryStatus; readonly at: Date }[];
  status: DeliveryStatus;
};

const ENDS: readonly DeliveryStatus[] = [
  'dropoff_complete',
  'canceled_by_customer',
  'canceled_by_provider',
  'failed',
];

export function isOver(job: Job): boolean {
  return ENDS.includes(job.status);
}

/** Once the food is in the courier's hands it cannot be called back. */
export function canBeCancelled(job: Job): boolean {
  const step = STEPS.findIndex((each) => each === job.status);
  return step !== -1 && step < STEPS.indexOf('pickup_complete');
}
