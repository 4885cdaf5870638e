import type { Order, Restaurant } from '@comanda/contracts';

/** Whether a hotel brings an order up: its guest said which room is theirs, which stands behind the name. */
export function isToRoom(
  { order_type, delivery, guest_name }: Pick<Order, 'order_type' | 'delivery' | 'guest_name'>,
  { hotel }: Pick<Restaurant, 'hotel'>,
): boolean {
  const isTakeOut = order_type === 'TAKEOUT' && delivery === null;
  return hotel !== null && isTakeOut && / \(Room # [^)]+\)$/.test(guest_name ?? '');
}
