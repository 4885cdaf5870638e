import type { Order } from '@comanda/contracts';

type Placed = Pick<Order, 'placed_at' | 'status' | 'items' | 'delivery_platform'>;

/** Whether the receipt of an order may be texted: only of what was paid, or was ordered at a device of the restaurant. */
export function hasTextableReceipt({
  placed_at,
  status,
  items,
  delivery_platform,
}: Placed): boolean {
  if (placed_at === null || status === 'ORDER_CANCELLED') return false;
  return (
    delivery_platform !== 'MENTUM' || items.every(({ has_paid }) => has_paid !== 'PAYMENT_UNPAID')
  );
}
