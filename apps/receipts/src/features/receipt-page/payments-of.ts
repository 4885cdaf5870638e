import type { Order, ReceiptPayment } from '@comanda/contracts';
import type { ToldPayment } from './use-payment-rows';

/** The payments of a receipt, and the hotel room that the rest is charged to; null = to none. */
export type ReceiptMoney = {
  readonly payments: readonly ReceiptPayment[];
  readonly room_number: string | null;
};

/** Payments of an order. An amount that a hotel has still to settle with a guest is on the room. */
export function paymentsOf(
  order: Pick<Order, 'order_id' | 'open_amount' | 'placed_at'>,
  { payments, room_number }: ReceiptMoney,
): readonly ToldPayment[] {
  const own = payments.filter(({ order_id }) => order_id === order.order_id);
  if (room_number === null || order.placed_at === null || order.open_amount === 0) return own;
  const onRoom = { payment_method: 'COUNTER', card: null, paid_by: null } as const;
  return [...own, { ...onRoom, amount: order.open_amount, refunded_amount: 0 }];
}
