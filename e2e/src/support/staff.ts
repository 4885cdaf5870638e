import { randomUUID } from 'node:crypto';
import type { DeliveryStatus, Order, OrderStatus } from '@comanda/contracts';
import type { APIRequestContext } from '@playwright/test';

/** Of the demo restaurant. */
const PIN = '2468';

const STEPS: readonly OrderStatus[] = ['ORDER_PREPARING', 'ORDER_READY', 'ORDER_COMPLETED'];

type BoardOrder = Pick<
  Order,
  'order_id' | 'guest_name' | 'order_instructions' | 'status' | 'items' | 'totals'
> & { readonly order_number: string };
type OrderPage = { readonly orders: readonly BoardOrder[]; readonly next_cursor: string | null };

/** Reads the staff's board of the demo restaurant, or of a variant of it. */
export async function staffOf(request: APIRequestContext, restaurant_id: string, pin = PIN) {
  const signIn = await request.post('/api/staff/signIn', { data: { restaurant_id, pin } });
  const { token } = (await signIn.json()) as { token: string }; // the contract's reply
  const headers = { authorization: `Bearer ${token}` };

  async function move(order_number: string, data: object, what = 'status'): Promise<void> {
    const found = (await readOrders()).find((order) => order.order_number === order_number);
    const reply = await request.post(`/api/orders/${found?.order_id}/${what}`, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      data,
    });
    if (!reply.ok()) throw new Error(`The order was not moved: ${await reply.text()}`);
  }
  async function readOrders(): Promise<readonly BoardOrder[]> {
    const all: BoardOrder[] = [];
    let cursor: string | null = null;
    do {
      const params = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
      const reply = await request.get(`/api/staff/orders${params}`, { headers });
      const page = (await reply.json()) as OrderPage; // the contract's reply
      all.push(...page.orders);
      cursor = page.next_cursor;
    } while (cursor !== null);
    return all;
  }

  return {
    /** All orders of the board, page by page. */
    orders: readOrders,
    move,
    /** Takes every order off the board, as if it had been served. */
    async serveAll(): Promise<void> {
      for (const { order_number, status } of await readOrders()) {
        const steps = STEPS.slice(STEPS.indexOf(status) + 1);
        for (const step of steps) await move(order_number, { status: step });
      }
    },
    /** Ends every party's time at its table, whatever it owes. */
    async closeTables(): Promise<void> {
      const { tables } = await (await request.get('/api/staff/tables', { headers })).json();
      for (const { table_id, sessions } of tables) {
        if (sessions.length === 0) continue;
        const data = { restaurant_id, table_id, source: 'staff', confirmed: true };
        const reply = await request.post('/api/table/closeTable', { headers, data });
        if (!reply.ok()) throw new Error(`The table was not closed: ${await reply.text()}`);
      }
    },
    /** Says how far the restaurant's own rider has come. */
    moveRider: (order_number: string, status: DeliveryStatus) =>
      move(order_number, { status }, 'delivery'),
    cancel: (order_number: string) =>
      move(order_number, { status: 'ORDER_CANCELLED', cancel_reason: 'too_busy' }),
    /** Says that an order was made and handed over: from then on its guest is asked how it was. */
    async haveCollected(order_number: string): Promise<void> {
      await move(order_number, { status: 'ORDER_PREPARING' });
      await move(order_number, { status: 'ORDER_READY' });
      await move(order_number, { status: 'ORDER_COMPLETED' });
    },
    async setStock(item_id: string, is_in_stock: boolean): Promise<void> {
      const data = { is_in_stock };
      const reply = await request.post(`/api/items/${item_id}/stock`, { headers, data });
      if (!reply.ok()) throw new Error(`The stock was not set: ${await reply.text()}`);
    },
    /** The faults that the devices of the restaurant have reported. */
    async faults(): Promise<readonly { kind: string; detail: string }[]> {
      const { devices } = await (await request.get('/api/staff/devices', { headers })).json();
      return devices.flatMap(
        ({ report }: { report: { faults: { kind: string; detail: string }[] } | null }) =>
          report?.faults ?? [],
      );
    },
    async calls(): Promise<readonly { guest_name: string; request: string }[]> {
      return (await (await request.get('/api/staff/calls', { headers })).json()).calls;
    },
  };
}
