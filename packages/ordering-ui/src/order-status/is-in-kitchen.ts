import type { Order } from '@comanda/contracts';
import { isScheduled } from '../times/is-scheduled';

/** Whether an order is being made, or is the next to be: until it is ready it has an estimate, and the kitchen has it. */
export function isInKitchen(order: Pick<Order, 'status' | 'pickup_time'>): boolean {
  const { status } = order;
  const isUnready = status === 'ORDER_SENT_TO_KITCHEN' || status === 'ORDER_PREPARING';
  return isUnready && !isScheduled(order);
}
