import { randomUUID } from 'node:crypto';

const FRIES = 'Fries';

/** One guest after the other orders at the counter, until it is stopped; a call that is not answered with 200 ends it. */
export function startOrders(urlOf) {
  let isOver = false;
  let placed = 0;
  let guest_id;

  async function call(path, body, token) {
    const reply = await fetch(`${await urlOf()}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        // As a CDN in front names each guest's address: one address may not order so often.
        'x-forwarded-for': `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${text}`);
    return JSON.parse(text);
  }

  async function live() {
    const { menus } = await call('/menu/test-shop/menus');
    const [{ restaurant_id, categories }] = menus;
    const { item_id } = categories[0].items.find(({ name }) => name === FRIES);
    while (!isOver) {
      const place = { restaurant_id, section_type: 'TAKEOUT' };
      const { table_id, token } = await call('/section/addGuest', place);
      const guest = { restaurant_id, table_id, guest: { name: null } };
      ({ guest_id } = await call('/table/addGuest', guest, token));
      const items = [{ item_id, modifier_ids: [], multiplier: 1 }];
      const order = { restaurant_id, guest_id, items, payment_method: 'COUNTER' };
      await call('/orders/orderAndPay', order, token);
      placed += 1;
    }
  }

  const living = live();
  // Reported to the caller that waits for it, and not before.
  living.catch(() => undefined);
  return {
    /** Resolves once so many more are placed; throws what a guest was answered instead. */
    async untilPlaced(more) {
      const wanted = placed + more;
      while (placed < wanted)
        await Promise.race([new Promise((resolve) => setTimeout(resolve, 50)), living]);
    },
    async stop() {
      isOver = true;
      await living;
      return { placed, guest_id };
    },
  };
}
