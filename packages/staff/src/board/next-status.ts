import { ORDER_TRANSITIONS, type OrderStatus } from '@comanda/contracts';

/** The status that one tap moves an order to; null once it is over. */
export function nextStatus(
  status: OrderStatus,
): Exclude<OrderStatus, 'ORDER_OPEN' | 'ORDER_CANCELLED'> | null {
  for (const next of ORDER_TRANSITIONS[status])
    if (next !== 'ORDER_OPEN' && next !== 'ORDER_CANCELLED') return next;
  return null;
}
