import type { OrderStatus } from './entities/order';

/** Where an order may go from where it is: one step at a time, or to its end before it was handed over. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  ORDER_OPEN: ['ORDER_SENT_TO_KITCHEN', 'ORDER_CANCELLED'],
  ORDER_SENT_TO_KITCHEN: ['ORDER_PREPARING', 'ORDER_CANCELLED'],
  ORDER_PREPARING: ['ORDER_READY', 'ORDER_CANCELLED'],
  ORDER_READY: ['ORDER_COMPLETED', 'ORDER_CANCELLED'],
  ORDER_COMPLETED: [],
  ORDER_CANCELLED: [],
};

/** The statuses in which an order still needs somebody. */
export const UNFINISHED_STATUSES = [
  'ORDER_SENT_TO_KITCHEN',
  'ORDER_PREPARING',
  'ORDER_READY',
] as const satisfies readonly OrderStatus[];

/** Whether an order may go from one status to another. */
export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}
