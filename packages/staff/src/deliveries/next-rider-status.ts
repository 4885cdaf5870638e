import type { RiderStatus } from '@comanda/api-client';
import type { DeliveryStatus, StaffDelivery } from '@comanda/contracts';

const NEXT: Readonly<Partial<Record<DeliveryStatus, RiderStatus>>> = {
  WAITING: 'ASSIGNED',
  DISPATCHED: 'ASSIGNED',
  ASSIGNED: 'PICKED_UP',
  PICKUP_ENROUTE: 'PICKED_UP',
  PICKUP_ARRIVED: 'PICKED_UP',
  PICKED_UP: 'DELIVERED',
  DROPOFF_ENROUTE: 'DELIVERED',
  DROPOFF_ARRIVED: 'DELIVERED',
};

/** The status that one tap moves a delivery to; null where a courier service says so, or once it is over. */
export function nextRiderStatus({
  provider,
  status,
}: Pick<StaffDelivery, 'provider' | 'status'>): RiderStatus | null {
  return provider === 'IN_HOUSE' ? (NEXT[status] ?? null) : null;
}
