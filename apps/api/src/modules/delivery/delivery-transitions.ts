import type { DeliveryStatus } from '@comanda/contracts';

/** Delivery steps in this order; some may be missed. */
const STEPS = [
  'WAITING',
  'DISPATCHED',
  'ASSIGNED',
  'PICKUP_ENROUTE',
  'PICKUP_ARRIVED',
  'PICKED_UP',
  'DROPOFF_ENROUTE',
  'DROPOFF_ARRIVED',
  'DELIVERED',
] as const satisfies readonly DeliveryStatus[];

/** Where a delivery is after news of it. Late, doubled or shuffled news moves it nowhere, and nothing moves it from an end. */
export function nextDeliveryStatus(from: DeliveryStatus, to: DeliveryStatus): DeliveryStatus {
  if (isOver(from)) return from;
  if (to === 'CANCELLED' || to === 'FAILED') return to;
  return stepOf(to) > stepOf(from) ? to : from;
}

/** Whether no courier will do anything about it any more. */
export function isOver(status: DeliveryStatus): boolean {
  return status === 'DELIVERED' || status === 'CANCELLED' || status === 'FAILED';
}

/** Whether the food is, or was, with somebody who brings it. */
export function isPickedUp(status: DeliveryStatus): boolean {
  return stepOf(status) >= stepOf('PICKED_UP');
}

function stepOf(status: DeliveryStatus): number {
  return STEPS.findIndex((step) => step === status);
}
