import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

/** Of the demo restaurant. */
const PIN = '2468';

type WrittenOrder = { readonly order_number: string; readonly order_instructions: string };
type OrderPage = { readonly orders: readonly WrittenOrder[]; readonly next_cursor: string | null };

/** Reads the staff's board of the demo restaurant, or of a variant of it. */
export async function staffOf(request: APIRequestContext, restaurant_id: string, pin = PIN) {
  const signIn = await request.post('/api/staff/signIn', { data: { restaurant_id, pin } });
  const { token } = (await signIn.json()) as { token: string }; // the contract's reply
  const headers = { authorization: `Bearer ${token}` };

  async function move(order_number: string, data: object): Promise<void> {
    const { orders } = await (await request.get('/api/staff/orders', { headers })).json();
    const found = orders.find(
      (order: { order_number: string }) => order.order_number === order_number,
    );
    const reply = await request.post(`/api/orders/${found.order_id}/status`, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      data,
    });
    if (!reply.ok()) throw new Error(`The order was not moved: ${await reply.text()}`);
  }

  return {
    async orders(): Promise<readonly { guest_name: string; order_number: string }[]> {
      return (await (await request.get('/api/staff/orders', { headers })).json()).orders;
    },
    /** All orders of the board, page by page. */
    async allOrders(): Promise<readonly WrittenOrder[]> {
      const all: WrittenOrder[] = [];
      let cursor: string | null = null;
      do {
        const params = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
        const reply = await request.get(`/api/staff/orders${params}`, { headers });
        const page = (await reply.json()) as OrderPage; // the contract's reply
        all.push(...page.orders);
        cursor = page.next_cursor;
      } while (cursor !== null);
      return all;
    },
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
