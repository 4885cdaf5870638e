import type { OrderStatus } from '@comanda/contracts';

/** Whether an order is still to be made: until then it has an estimate, and the kitchen has it. */
export function isInKitchen(status: OrderStatus): boolean {
  return status === 'ORDER_SENT_TO_KITCHEN' || status === 'ORDER_PREPARING';
}
