import type { Order } from '@comanda/contracts';

/** Whether an order waits for the time that it is wanted at: until the kitchen begins with it, which is told and not guessed. */
export function isScheduled({ status, pickup_time }: Pick<Order, 'status' | 'pickup_time'>) {
  const isBegun = status !== 'ORDER_OPEN' && status !== 'ORDER_SENT_TO_KITCHEN';
  return pickup_time !== null && !isBegun;
}
