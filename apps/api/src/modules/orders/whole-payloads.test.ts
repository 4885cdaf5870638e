import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Diner, type Dining, startDining } from '../payments/settle/testing/start-dining';

/** Clients that say all that can be said, also what the server knows by itself. */
let room: Dining;
let ana: Diner;
let ben: Diner;

beforeAll(async () => {
  room = await startDining();
  [ana, ben] = (await room.sit('TAB1', 'Ana', 'Ben')) as [Diner, Diner];
}, 60_000);
afterAll(() => room.close());

function linesOf(guest_id: string) {
  return room.lines('fries').map((line) => ({
    guest_id,
    ...line,
    special_instructions: '',
    campaign_instance_id: null,
    analytics_menu_id: null,
  }));
}

function whole({ guest_id }: Diner, items: object[]) {
  return { guest_id, restaurant_id: room.restaurant_id, items, campaigns: [], delivery_tip: 0 };
}

/** Each way of sending lines, by the name that its body has for them. */
const WAYS = [
  ['/orders/orderAndPay', 'items', { payment_method: 'COUNTER', tip_percentage: 0, tip_fixed: 0 }],
  ['/payments/intent', 'items', { mode: 'before', tip_percentage: 1500, tip_fixed: 0 }],
  ['/orders/addToOrder', 'item_instances', {}],
] as const;

describe.each(WAYS)('%s', (path, field, more) => {
  function send(by: Diner, lines: object[]) {
    const { items, delivery_tip, ...common } = whole(by, lines);
    const money = field === 'items' ? { delivery_tip } : {};
    return room.call('POST', path, { ...common, ...money, [field]: items, ...more }, by);
  }

  test('takes lines that name the guest they are for', async () => {
    expect(await send(ana, linesOf(ana.guest_id))).toMatchObject({ status: 200 });
  });

  test('takes none that are for somebody else, and says which', async () => {
    const lines = [...linesOf(ana.guest_id), ...linesOf(ben.guest_id)];
    expect(await send(ana, lines)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: `body.${field}.1.guest_id` }] },
    });
  });
});

test.each(['/order/calculateTax', '/order/calculateTotals'])(
  '%s: what a line costs does not depend on whose it is',
  async (path) => {
    const order = { restaurant_id: room.restaurant_id, items: linesOf(ana.guest_id) };
    const named = await room.call('POST', path, { order });
    const unnamed = await room.call('POST', path, {
      order: { ...order, items: room.lines('fries') },
    });
    expect(named.status).toBe(200);
    expect(named.body).toEqual(unnamed.body);
  },
);

describe('what an order costs is asked with the tip', () => {
  function totals(beside: object, inside: object = {}) {
    const order = { restaurant_id: room.restaurant_id, items: linesOf(ana.guest_id), ...inside };
    return room.call('POST', '/order/calculateTotals', { order, ...beside });
  }

  test.each([
    ['beside the order', { tip_percentage: 1500 }, { delivery_platform: 'MENTUM' }, 68],
    ['in it', {}, { tip_percentage: 1500 }, 68],
    ['in both: the one beside counts', { tip_percentage: 1500 }, { tip_percentage: 1000 }, 68],
    ['and an amount of nothing', { tip_percentage: 1500, tip_fixed: 0, delivery_tip: 0 }, {}, 68],
    ['and null for what is not said', { tip_percentage: null, tip_fixed: 125 }, {}, 125],
    [
      'beside as a percentage, in it as an amount',
      { tip_percentage: 1000 },
      { tip_fixed: 225 },
      45,
    ],
    ['in it, and null beside it', { tip_percentage: null }, { tip_percentage: 1500 }, 68],
  ])('%s', async (_, beside, inside, tip_amount) => {
    const { body } = await totals(beside, inside);
    expect(body.totals).toMatchObject({ net_total: 450, tip_amount });
  });
});

describe('/guest/update', () => {
  function update(body: object) {
    return room.call('POST', '/guest/update', { send_text: false, ...body }, ana);
  }

  test('knows the restaurant by the session, and takes it beside the guest or as a part of it', async () => {
    const { restaurant_id } = room;
    const { guest_id } = ana;
    for (const body of [
      { guest: { guest_id, name: 'Ann' } },
      { guest: { guest_id, name: 'Anna', restaurant_id } },
      { restaurant_id, guest: { guest_id, name: 'Ana' } },
    ]) {
      expect(await update(body)).toMatchObject({ status: 200, body: { guest: body.guest } });
    }
  });

  test('is refused for another restaurant, wherever that is said', async () => {
    const elsewhere = ben.guest_id;
    const guest = { guest_id: ana.guest_id, name: 'Ida' };
    expect((await update({ restaurant_id: elsewhere, guest })).status).toBe(404);
    expect((await update({ guest: { ...guest, restaurant_id: elsewhere } })).status).toBe(404);
  });
});
