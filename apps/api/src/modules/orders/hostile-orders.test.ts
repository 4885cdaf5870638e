import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importBundle } from '../../bundles/import-bundle';
import { menus, orders, payments, table_sessions } from '../../db/schema/index';
import { type Shop, startShop } from '../payments/settle/testing/start-shop';
import { makeBundleFolder } from '../../testing/bundle-folder';
import { aPicture } from '../../testing/picture';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

type Guest = Awaited<ReturnType<Shop['newGuest']>>;

/** Both doors that lead to the kitchen. */
const DOORS = [
  ['at the counter', '/orders/orderAndPay', { payment_method: 'COUNTER' }],
  ['by card', '/payments/intent', { mode: 'before' }],
] as const;

function fries(changes: object = {}) {
  return { item_id: shop.ids.get('fries'), modifier_ids: [], multiplier: 1, ...changes };
}

describe.each(DOORS)('an order that is to be paid %s', (_, path, way) => {
  function order(guest: Guest, changes: object = {}) {
    const body = { ...shop.order(guest.guest_id), ...way, ...changes };
    return shop.call('POST', path, body, { token: guest.token });
  }

  async function stored({ guest_id }: Guest) {
    return await shop.db.select().from(orders).where(eq(orders.guest_id, guest_id));
  }

  test.each([
    ['NUL', 'salt\u0000'],
    ['half of a character', 'salt\ud83c'],
  ])('with %s in its texts is no order', async (__, text) => {
    const guest = await shop.newGuest();
    for (const changes of [
      { order_instructions: text },
      { items: [fries({ special_instructions: text })] },
    ]) {
      expect(await order(guest, changes)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      });
    }
    expect(await stored(guest)).toEqual([]);
  });

  test('keeps texts of any script, up to their length', async () => {
    const guest = await shop.newGuest();
    const order_instructions = '🍔'.repeat(60) + 'žluťoučký 汉堡 ‮برغر';
    expect((await order(guest, { order_instructions })).status).toBe(200);
    expect(await stored(guest)).toMatchObject([{ order_instructions }]);
    expect((await order(guest, { order_instructions: 'a'.repeat(251) })).status).toBe(400);
  });

  test('may cost a million, and not a cent more', async () => {
    const guest = await shop.newGuest();
    await shop.setPrice('fries', 50_000_000);
    const items = [fries({ multiplier: 1 })];
    const doubled = await order(guest, { items, tip_percentage: 10_000 });
    const most = await order(guest, { items, tip_percentage: 0 });
    const huge = await order(guest, { items: Array(50).fill(fries({ multiplier: 99 })) });
    const calculated = await shop.call('POST', '/order/calculateTotals', {
      order: { restaurant_id: shop.restaurant_id, items: [fries({ multiplier: 99 })] },
    });
    await shop.setPrice('fries', 450);
    expect(most.status).toBe(200);
    for (const each of [doubled, huge, calculated])
      expect(each).toMatchObject({ status: 422, body: { code: 'order_too_large' } });
    expect(await stored(guest)).toHaveLength(1);
  });

  test('is what the menu of its own restaurant has', async () => {
    const guest = await shop.newGuest();
    const other = await otherRestaurant();
    const foreign = fries({ item_id: other.item_id });
    expect((await order(guest, { items: [foreign] })).body).toMatchObject({
      code: 'item_unavailable',
      items: [{ item_id: other.item_id, name: '' }],
    });
    expect((await order(guest, { restaurant_id: other.restaurant_id })).body.code).toBe(
      'not_found',
    );
  });

  test('is what is offered for its way of ordering', async () => {
    const guest = await shop.newGuest();
    await setMenuStatus('DINE_IN_ONLY');
    const reply = await order(guest);
    await setMenuStatus(null);
    expect(reply.body.code).toBe('item_unavailable');
  });

  test('is not cheaper for naming a campaign', async () => {
    const guest = await shop.newGuest();
    const items = [fries({ campaign_instance_id: randomUUID(), is_reward_item: true })];
    const reply = await order(guest, { items, tip_percentage: 0 });
    expect(reply.body.code).toBe('invalid_input');
  });

  test('takes the amount of two tips, as every client does', async () => {
    const guest = await shop.newGuest();
    const reply = await order(guest, { tip_percentage: 1500, tip_fixed: 1 });
    expect((reply.body.order ?? reply.body).totals.tip_amount).toBe(1);
  });

  test.each([
    ['between two steps', 60 * 60_000 + 60_000],
    ['half a minute off', 60 * 60_000 + 30_000],
    ['a second ago', -1000],
    ['in a year', 365 * 24 * 60 * 60_000],
  ])('cannot be picked up %s', async (__, from_now) => {
    const guest = await shop.newGuest();
    const step = 5 * 60_000;
    const from = from_now < 0 ? Date.now() : Math.ceil(Date.now() / step) * step;
    const pickup_time = new Date(from + from_now).toISOString();
    expect((await order(guest, { pickup_time })).body.code).toBe('pickup_time_invalid');
  });

  test('needs no expected total, and takes none that is wrong by a cent', async () => {
    const guest = await shop.newGuest();
    for (const expected_total of [2477, 2479, 0])
      expect((await order(guest, { expected_total })).body.code).toBe('price_changed');
    for (const expected_total of [-1, 24.78, '2478', 1e21])
      expect((await order(guest, { expected_total })).body.code).toBe('invalid_input');
    expect((await order(guest, { expected_total: undefined })).status).toBe(200);
  });

  test('is not taken at a table that was closed', async () => {
    const guest = await shop.newGuest();
    await closeTable(guest);
    expect((await order(guest)).body.code).toBe('table_session_closed');
  });

  test('asks for a phone number where the restaurant does', async () => {
    const guest = await shop.newGuest();
    await shop.setPhoneRequired(true);
    const without = await order(guest);
    const key = { guest_id: guest.guest_id, phone_number: '(212) 555-0142' };
    const body = { restaurant_id: shop.restaurant_id, guest: key };
    await shop.call('POST', '/guest/update', body, guest);
    const withNumber = await order(guest);
    await shop.setPhoneRequired(false);
    expect(without).toMatchObject({ status: 422, body: { code: 'phone_required' } });
    expect(withNumber.status).toBe(200);
    expect(await stored(guest)).toHaveLength(1);
  });
});

test('an order that was paid after its table was closed is placed', async () => {
  const guest = await shop.newGuest();
  const opened = await shop.call(
    'POST',
    '/payments/intent',
    { ...shop.order(guest.guest_id), mode: 'before' },
    guest,
  );
  const pi: string = opened.body.payment_intent.payment_intent_id;
  await closeTable(guest);
  await shop.confirm(pi);
  await shop.sendWebhook({
    id: `evt_${randomUUID()}`,
    type: 'payment_intent.succeeded',
    data: { object: { id: pi, object: 'payment_intent' } },
  });
  await expect
    .poll(async () => (await shop.call('GET', `/guests/${guest.guest_id}`)).body.guest.orders)
    .toMatchObject([{ status: 'ORDER_SENT_TO_KITCHEN', payment_status: 'CAPTURED' }]);
});

test('a payment cannot be placed by another guest, not even of the same table', async () => {
  const [guest, stranger] = [await shop.newGuest(), await shop.newGuest()];
  const added = await shop.call(
    'POST',
    '/table/addGuest',
    { restaurant_id: shop.restaurant_id, table_id: guest.table_id, guest: { name: 'Mate' } },
    guest,
  );
  const opened = await shop.call(
    'POST',
    '/payments/intent',
    { ...shop.order(guest.guest_id), mode: 'before' },
    guest,
  );
  const token: string = opened.body.payment_intent.payment_intent_id;
  await shop.confirm(token);
  const mate = { token: guest.token, guest_id: added.body.guest_id as string };
  for (const { guest_id, token: bearer } of [mate, stranger]) {
    const body = { restaurant_id: shop.restaurant_id, guest_id, payment_method: 'CARD', token };
    const reply = await shop.call('POST', '/orders/orderAndPay', body, { token: bearer });
    expect(reply.body.code).toBe('not_found');
  }
  const [payment] = await shop.db.select().from(payments).where(eq(payments.provider_ref, token));
  expect(payment?.status).toBe('CREATED');
});

async function otherRestaurant() {
  const bundle = makeBundleFolder(await aPicture());
  const imported = await importBundle(shop.deps, bundle.folder);
  bundle.delete();
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  const { restaurant_id } = imported.value;
  const entry = await shop.deps.catalogue.getFresh(restaurant_id);
  const item_id = entry?.menus[0]?.categories[0]?.items[0]?.item_id ?? '';
  return { restaurant_id, item_id };
}

async function setMenuStatus(menu_status: 'DINE_IN_ONLY' | null): Promise<void> {
  await shop.db
    .update(menus)
    .set({ menu_status })
    .where(eq(menus.restaurant_id, shop.restaurant_id));
  await shop.changeMenu();
}

async function closeTable({ table_id }: Guest): Promise<void> {
  await shop.db
    .update(table_sessions)
    .set({ closed_at: new Date() })
    .where(eq(table_sessions.table_id, table_id));
}
