export { nextRiderStatus } from './next-rider-status';
export { type Deliveries, useDeliveries } from './use-deliveries';
