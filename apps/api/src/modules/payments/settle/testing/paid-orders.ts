import { eq } from 'drizzle-orm';
import { orders } from '../../../../db/schema/index';
import type { Shop } from './start-shop';

export type Opened = { readonly token: string; readonly guest_id: string; readonly pi: string };

/** Orders that guests of the shop pay in advance: how they are opened, placed and looked up. */
export function paidOrders(shop: () => Shop) {
  async function openIntent(changes: object = {}) {
    const guest = await shop().newGuest();
    const body = { ...shop().order(guest.guest_id, changes), mode: 'before' };
    const reply = await shop().call('POST', '/payments/intent', body, guest);
    return { ...guest, body, reply, pi: reply.body.payment_intent?.payment_intent_id as string };
  }

  function placePaid(guest: Opened, key?: string) {
    const body = {
      restaurant_id: shop().restaurant_id,
      guest_id: guest.guest_id,
      payment_method: 'CARD',
      token: guest.pi,
    };
    return shop().call('POST', '/orders/orderAndPay', body, {
      token: guest.token,
      ...(key === undefined ? {} : { key }),
    });
  }

  async function ordersOf(guest_id: string) {
    return await shop().db.select().from(orders).where(eq(orders.guest_id, guest_id));
  }

  async function moneyOf(guest_id: string): Promise<{ captured: number; refunded: number }> {
    const mine = await ordersOf(guest_id);
    const { intents } = (await shop().ledger()) as {
      intents: {
        metadata: Record<string, string>;
        amount_captured: number;
        amount_refunded: number;
      }[];
    };
    const rows = intents.filter((intent) =>
      mine.some((order) => order.order_id === intent.metadata['order_id']),
    );
    return {
      captured: rows.reduce((sum, row) => sum + row.amount_captured, 0),
      refunded: rows.reduce((sum, row) => sum + row.amount_refunded, 0),
    };
  }

  return { openIntent, placePaid, ordersOf, moneyOf };
}
