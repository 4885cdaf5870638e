import { type Order, readGuestName, type Restaurant } from '@comanda/contracts';

type Named = Pick<Order, 'order_type' | 'delivery' | 'guest_name'>;

/** The room that a hotel brings an order to: its guest said which is theirs, which stands behind the name. null = to none. */
export function roomOf(
  { order_type, delivery, guest_name }: Named,
  { hotel }: Pick<Restaurant, 'hotel'>,
): string | null {
  const isTakeOut = order_type === 'TAKEOUT' && delivery === null;
  if (hotel === null || !isTakeOut) return null;
  return readGuestName(guest_name ?? '').room_number;
}

/** A guest's name without the room that a hotel appends. */
export function calledBy(
  { guest_name }: Pick<Order, 'guest_name'>,
  { hotel }: Pick<Restaurant, 'hotel'>,
): string {
  return hotel === null ? (guest_name ?? '') : readGuestName(guest_name ?? '').name;
}
