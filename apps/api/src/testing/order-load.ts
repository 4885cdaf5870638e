import { randomUUID } from 'node:crypto';

export type Answer = { readonly status: number; readonly retry_after: string | null };

export type OrderLoad = {
  /** Ids of the orders that guests were told are placed. */
  readonly acked: readonly string[];
  /** Every answer, and 0 for a connection that broke. */
  readonly answers: readonly Answer[];
  readonly stop: () => Promise<void>;
};

/** Guests who order at the counter one after the other, at whichever server `pick` names, until they are stopped. */
export function startOrderLoad(restaurant: string, pick: () => string, guests: number): OrderLoad {
  const acked: string[] = [];
  const answers: Answer[] = [];
  let isOver = false;

  // oxlint-disable-next-line typescript/no-explicit-any
  async function call(path: string, body?: unknown, token?: string): Promise<any> {
    const reply = await fetch(`${pick()}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': anAddress(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => null);
    const value: unknown = await reply?.json().catch(() => null);
    answers.push({
      status: reply?.status ?? 0,
      retry_after: reply?.headers.get('retry-after') ?? null,
    });
    return reply?.ok === true ? value : null;
  }

  async function live(): Promise<void> {
    const menu = await untilThere(() => call(`/menu/${restaurant}/menus`));
    const { restaurant_id, categories } = menu.menus[0];
    const { item_id } = categories[0].items.find(({ name }: { name: string }) => name === 'Fries');
    while (!isOver) {
      const table = await call('/section/addGuest', { restaurant_id, section_type: 'TAKEOUT' });
      if (table === null) continue;
      const { table_id, token } = table;
      const guest = { restaurant_id, table_id, guest: { name: null } };
      const added = await call('/table/addGuest', guest, token);
      if (added === null) continue;
      const { guest_id } = added;
      const line = { item_id, modifier_ids: [], multiplier: 1 };
      const order = { restaurant_id, guest_id, items: [line], payment_method: 'COUNTER' };
      const placed = await call('/orders/orderAndPay', order, token);
      if (placed !== null) acked.push(placed.order.order_id);
    }
  }

  async function untilThere<Value>(ask: () => Promise<Value | null>): Promise<Value> {
    for (;;) {
      const value = await ask();
      if (value !== null) return value;
    }
  }

  const running = Promise.all(Array.from({ length: guests }, () => live()));
  return {
    acked,
    answers,
    async stop() {
      isOver = true;
      await running;
    },
  };
}

/** Every call from another place, as the servers' proxy would tell it: one address may not order so often. */
function anAddress(): string {
  return [10, ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.');
}
