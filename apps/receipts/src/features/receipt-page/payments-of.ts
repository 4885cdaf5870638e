import { type Order, readGuestName, type ReceiptPayment } from '@comanda/contracts';
import type { ToldPayment } from './use-payment-rows';

/** The hotel room that an order is charged to unless it is paid otherwise; null = none. */
export function roomOf({ guest_name }: Pick<Order, 'guest_name'>): string | null {
  return readGuestName(guest_name).room_number;
}

/** Payments of an order. An amount that a hotel has still to settle with a guest is on the room. */
export function paymentsOf(
  order: Pick<Order, 'order_id' | 'guest_name' | 'open_amount' | 'placed_at'>,
  payments: readonly ReceiptPayment[],
): readonly ToldPayment[] {
  const own = payments.filter(({ order_id }) => order_id === order.order_id);
  if (roomOf(order) === null || order.placed_at === null || order.open_amount === 0) return own;
  const onRoom = { payment_method: 'COUNTER', card: null, paid_by: null } as const;
  return [...own, { ...onRoom, amount: order.open_amount, refunded_amount: 0 }];
}
