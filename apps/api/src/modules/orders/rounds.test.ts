import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { order_items, orders, outbox, payments } from '../../db/schema/index';
import { runOutbox } from '../../jobs/outbox';
import { settle } from '../payments/settle/settle';
import { type Diner, type Dining, startDining } from '../payments/settle/testing/start-dining';

let shop: Dining;
let staff: string;

beforeAll(async () => {
  shop = await startDining();
  staff = await shop.staffToken();
}, 60_000);
beforeEach(async () => {
  shop.advance(60_000);
  await shop.clear(staff, 'TAB1');
});
afterAll(() => shop.close());

async function sitOne(name = 'Ada'): Promise<Diner> {
  const [diner] = await shop.sit('TAB1', name);
  if (diner === undefined) throw new Error('nobody sits there');
  return diner;
}

describe('a round', () => {
  test('is sent once, however often and at whatever moment', async () => {
    const ada = await sitOne();
    const key = randomUUID();
    const twins = await Promise.all([1, 2, 3, 4].map(() => shop.round(ada, ['fries'], {}, key)));
    for (const { body } of twins) expect(body).toEqual(twins[0]?.body);
    expect(twins[0]?.body.order.items).toHaveLength(1);
  });

  test('of one guest joins the order that another round of theirs began at the same moment', async () => {
    const ada = await sitOne();
    const rounds = await Promise.all([1, 2, 3].map(() => shop.round(ada, ['soda'])));
    const ids = rounds.map(({ body }) => body.order.order_id as string);
    expect(new Set(ids).size).toBe(1);
    const lines = await shop.db
      .select()
      .from(order_items)
      .where(eq(order_items.order_id, ids[0] ?? ''));
    expect(lines.map(({ round }) => round).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });

  test('adds its note to those of earlier rounds, from whichever phone it is sent', async () => {
    const ada = await sitOne();
    const first = await shop.round(ada, ['fries'], { order_instructions: 'Allergic to nuts' });
    expect(first.body.order.order_instructions).toBe('Allergic to nuts');
    const { body: joined } = await shop.join('TAB1');
    const onOtherPhone = { ...ada, token: joined.token as string };
    await shop.round(onOtherPhone, ['soda'], { order_instructions: 'Ice, please' });
    const last = await shop.round(ada, ['soda']);
    expect(last.body.order.order_instructions).toBe('Allergic to nuts · Ice, please');
  });

  test('brings an order that was ready back to the kitchen, and after a paid one begins another', async () => {
    const ada = await sitOne();
    const { order } = (await shop.round(ada, ['fries'])).body;
    for (const status of ['ORDER_PREPARING', 'ORDER_READY'])
      await shop.call('POST', `/orders/${order.order_id}/status`, { status }, { token: staff });
    const more = await shop.round(ada, ['soda']);
    expect(more.body.order).toMatchObject({
      order_id: order.order_id,
      status: 'ORDER_SENT_TO_KITCHEN',
    });
    const opened = await shop.pay(ada);
    const id: string = opened.body.payment_intent.payment_intent_id;
    await shop.confirm(id);
    await shop.settle(ada, id);
    const next = await shop.round(ada, ['fries']);
    expect(next.body.order.order_id).not.toBe(order.order_id);
    expect(next.body.order.order_number).not.toBe(order.order_number);
    const messages = await shop.db.select().from(outbox);
    const kinds = messages
      .filter(({ payload }) => payload['order_id'] === order.order_id)
      .map(({ kind }) => kind);
    expect(kinds).toContain('order.placed');
    expect(kinds).toContain('order.changed');
  });

  test('is refused as any order is', async () => {
    const ada = await sitOne();
    await shop.setStock('soda', false);
    expect((await shop.round(ada, ['fries', 'soda'])).body).toMatchObject({
      code: 'item_sold_out',
      items: [{ name: 'Soda' }],
    });
    await shop.setStock('soda', true);
    await shop.setState('INACTIVE');
    expect((await shop.round(ada, ['fries'])).body.code).toBe('restaurant_closed');
    await shop.setState('ACTIVE');
    expect((await shop.round(ada, ['fries'], { expected_total: 489 })).body).toMatchObject({
      code: 'price_changed',
      totals: { total_with_tip_and_tax: 490 },
    });
    const [line] = shop.lines('fries');
    for (const change of [{ price: 1 }, { guest_id: randomUUID() }, { multiplier: 0 }]) {
      const reply = await shop.round(ada, [], { item_instances: [{ ...line, ...change }] });
      expect(reply.body.code).toBe('invalid_input');
    }
    expect((await shop.round({ ...ada, guest_id: randomUUID() }, ['fries'])).body.code).toBe(
      'not_found',
    );
    expect(await shop.bill(ada)).toBeNull();
  });

  test('is for guests at a table, or where the counter takes the money', async () => {
    const guest = await shop.newGuest();
    expect((await shop.round(guest, ['fries'])).body.order.order_type).toBe('TAKEOUT');
    await shop.changeSettings({ pay_at_counter: 'RESTAURANT_SETTING_NONE' });
    expect((await shop.round(guest, ['fries'])).body.code).toBe('payment_method_unavailable');
    const ada = await sitOne();
    expect((await shop.round(ada, ['fries'])).status).toBe(200);
    await shop.changeSettings({ pay_at_counter: 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN' });
  });
});

describe('an order to be eaten here', () => {
  function intent(diner: Diner) {
    const body = { ...shop.order(diner.guest_id), order_type: 'DINE_IN', mode: 'before' };
    return shop.call('POST', '/payments/intent', body, diner);
  }

  test('needs a table of the room', async () => {
    const guest = await shop.newGuest();
    const counter = {
      ...shop.order(guest.guest_id),
      order_type: 'DINE_IN',
      payment_method: 'COUNTER',
    };
    expect((await shop.call('POST', '/orders/orderAndPay', counter, guest)).body.code).toBe(
      'table_not_found',
    );
    expect((await intent(guest)).body.code).toBe('table_not_found');
  });

  test('and paid before is not brought to a table that was closed: its money goes back', async () => {
    const ada = await sitOne();
    const opened = await intent(ada);
    const id: string = opened.body.payment_intent.payment_intent_id;
    await shop.clear(staff, 'TAB1');
    await shop.confirm(id);
    await settle(shop.deps, { payment_service: 'STRIPE', provider_ref: id, source: 'webhook' });
    const [order] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.order_id, opened.body.order_id));
    expect(order).toMatchObject({ status: 'ORDER_CANCELLED', cancel_reason: 'table_closed' });
    await runOutbox(shop.deps);
    const [payment] = await shop.db.select().from(payments).where(eq(payments.provider_ref, id));
    expect(payment?.status).toBe('REFUNDED');
  });
});

describe('a placed order', () => {
  test('has its instructions changed until somebody pays', async () => {
    const ada = await sitOne();
    const { order } = (await shop.round(ada, ['fries'], { order_instructions: 'Hot' })).body;
    function write(order_instructions: string, diner = ada) {
      const body = { order: { order_id: order.order_id, order_instructions } };
      return shop.call('POST', '/orders/update', body, diner);
    }
    expect((await write(' Very hot ')).body.order.order_instructions).toBe('Very hot');
    expect((await write('x'.repeat(251))).body.code).toBe('invalid_input');
    expect((await write('Cold', await shop.newGuest())).body.code).toBe('not_found');
    await shop.pay(ada);
    expect((await write('Cold')).body.code).toBe('bill_claimed');
  });

  test('to take out is fetched later, or now after all', async () => {
    const guest = await shop.newGuest();
    const counter = { ...shop.order(guest.guest_id), payment_method: 'COUNTER' };
    const { order } = (await shop.call('POST', '/orders/orderAndPay', counter, guest)).body;
    function setType(body: object) {
      return shop.call('POST', '/orders/setType', { order_id: order.order_id, ...body }, guest);
    }
    const step = 5 * 60_000;
    const soon = Math.ceil(shop.deps.clock.now().getTime() / step) * step + 12 * step;
    const pickup_time = new Date(soon).toISOString();
    const later = await setType({ order_type: 2, pickup_time });
    expect(later.body.order).toMatchObject({ pickup_time, ready_at: pickup_time });
    const past = new Date(soon - 24 * step).toISOString();
    expect((await setType({ order_type: 2, pickup_time: past })).body.code).toBe(
      'pickup_time_invalid',
    );
    expect((await setType({ order_type: 1 })).body.order.pickup_time).toBeNull();
  });

  test('is recent for half an hour', async () => {
    const guest = await shop.newGuest();
    const counter = { ...shop.order(guest.guest_id), payment_method: 'COUNTER' };
    await shop.call('POST', '/orders/orderAndPay', counter, guest);
    function find(query: string) {
      return shop.call('GET', `/orders/${guest.guest_id}/getGuestOrder${query}`, undefined, guest);
    }
    expect((await find('?recent=true')).status).toBe(200);
    shop.advance(31 * 60_000);
    expect((await find('?recent=true')).body.code).toBe('not_found');
    expect((await find('')).status).toBe(200);
  });

  test('can be had again, but for what is gone since', async () => {
    const ada = await sitOne();
    const { order } = (await shop.round(ada, ['burger', 'soda'])).body;
    await shop.setStock('soda', false);
    function again(guest_id: string) {
      return shop.call('GET', `/orders/${order.order_id}/reorder?guest_id=${guest_id}`);
    }
    const { lines } = (await again(ada.guest_id)).body;
    await shop.setStock('soda', true);
    expect(lines).toMatchObject([
      { name: 'Burger', is_available: true, item: { modifier_ids: [shop.ids.get('beef')] } },
      { name: 'Soda', is_available: false },
    ]);
    expect((await again((await shop.newGuest()).guest_id)).body.code).toBe('not_found');
  });
});
