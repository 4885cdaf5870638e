import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '../../db/schema/index';
import { type Shop, startShop } from '../payments/settle/testing/start-shop';
import { openDeviceSession, openStaffSession } from '../../testing/open-sessions';

let shop: Shop;
let staff: { readonly token: string };
beforeAll(async () => {
  shop = await startShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.setState('ACTIVE');
  staff = await openStaffSession(shop.deps, shop.restaurant_id);
});

/** A guest whom the holder of a token serves; without one, a guest who came by themselves. */
async function seat(opener: { readonly token?: string } = {}, section_type = 'TAKEOUT') {
  const { restaurant_id } = shop;
  const opened = await shop.call(
    'POST',
    '/section/addGuest',
    { restaurant_id, section_type },
    opener,
  );
  const { token, table_id } = opened.body;
  const body = { restaurant_id, table_id, guest: {} };
  const added = await shop.call('POST', '/table/addGuest', body, { token });
  return { token, table_id, guest_id: added.body.guest_id as string };
}

function order(guest: { token: string; guest_id: string }, changes: object = {}) {
  const body = { ...shop.order(guest.guest_id, changes), payment_method: 'COUNTER' };
  return shop.call('POST', '/orders/orderAndPay', body, guest);
}

/** The other call that has something made before it is paid. */
function sendRound(guest: { token: string; guest_id: string }) {
  const { restaurant_id, ids } = shop;
  const item_instances = [{ item_id: ids.get('fries'), modifier_ids: [], multiplier: 1 }];
  const body = { restaurant_id, guest_id: guest.guest_id, item_instances };
  return shop.call('POST', '/orders/addToOrder', body, guest);
}

describe('an order by staff at the counter', () => {
  test('is marked as theirs, needs no phone, and has no tip whatever is asked for', async () => {
    await shop.setPhoneRequired(true);
    const placed = await order(await seat(staff), { tip_percentage: 1500 });
    await shop.setPhoneRequired(false);
    expect(placed.body.order).toMatchObject({
      delivery_platform: 'FRONT_COUNTER',
      tip_percentage: null,
      totals: { tip_amount: 0, total_with_tip_and_tax: 2178 },
    });
  });

  test('is taken while guests cannot order; without the session it is not', async () => {
    const [served, guest] = [await seat(staff), await seat()];
    await shop.setState('INACTIVE');
    expect((await order(served)).status).toBe(200);
    expect((await order(guest)).body.code).toBe('restaurant_closed');
  });

  test('has no power left once its staff has signed out', async () => {
    const served = await seat(staff);
    expect((await shop.call('POST', '/staff/signOut', undefined, staff)).status).toBe(200);
    await shop.setState('INACTIVE');
    expect((await order(served)).body.code).toBe('restaurant_closed');
    await shop.setState('ACTIVE');
    const placed = await order(served);
    expect(placed.body.order).toMatchObject({
      delivery_platform: 'MENTUM',
      totals: { tip_amount: 300 },
    });
  });

  test('of another restaurant is an ordinary guest’s', async () => {
    const elsewhere = await openStaffSession(shop.deps, shop.restaurant_id);
    const foreign = `${'01920000-0000-7000-8000-000000000000'}.${elsewhere.token.split('.')[1]}`;
    const placed = await order(await seat({ token: foreign }));
    expect(placed.body.order.delivery_platform).toBe('MENTUM');
  });
});

describe('the platform of an order', () => {
  test.each(['FRONT_COUNTER', 'KIOSK', 'MENTUM'])(
    'is not for a client to say: %s',
    async (platform) => {
      const guest = await seat();
      expect((await order(guest, { delivery_platform: platform })).status).toBe(400);
      expect((await order(guest, { affiliate: '$frontOfHouse' })).status).toBe(400);
    },
  );

  test('is the kiosk’s where a paired kiosk opened the table, and nobody else’s who says so', async () => {
    const kiosk = await openDeviceSession(shop.deps, shop.restaurant_id, 'kiosk');
    const paired = await order(await seat(kiosk, 'KIOSK'));
    expect(paired.body.order.delivery_platform).toBe('KIOSK');
    const unpaired = await order(await seat({}, 'KIOSK'));
    expect(unpaired.body.order.delivery_platform).toBe('MENTUM');
    const tablet = await openDeviceSession(shop.deps, shop.restaurant_id, 'tablet');
    expect((await order(await seat(tablet))).body.order.delivery_platform).toBe('MENTUM');
  });
});

describe('a restaurant that decides on each order', () => {
  test.each([
    ['staff_accept', false],
    // No texts are sent here: a number could never be shown.
    ['verified_phone', false],
    ['open', true],
  ])('has what nobody has paid wait as %s says, and its own not', async (policy, is_accepted) => {
    await shop.changeSettings({ unpaid_orders: policy });
    expect((await order(await seat())).body.order.is_accepted).toBe(is_accepted);
    expect((await sendRound(await seat())).body.order.is_accepted).toBe(is_accepted);
    expect((await order(await seat(staff))).body.order.is_accepted).toBe(true);
    const large = { items: [{ item_id: shop.ids.get('fries'), modifier_ids: [], multiplier: 60 }] };
    expect((await order(await seat(), large)).body.code).toBe('order_too_large');
    expect((await order(await seat(staff), large)).status).toBe(200);
    await shop.changeSettings({ unpaid_orders: 'open' });
  });

  test('has guests’ orders wait and its own not', async () => {
    await shop.changeSettings({ must_accept_orders: true });
    const guest = await seat();
    expect((await order(guest)).body.order.is_accepted).toBe(false);
    expect((await order(await seat(staff))).body.order.is_accepted).toBe(true);
    await shop.changeSettings({ must_accept_orders: false });
    const paid = await seat();
    const intent = { ...shop.order(paid.guest_id), mode: 'before' };
    await shop.changeSettings({ must_accept_orders: true });
    const opened = await shop.call('POST', '/payments/intent', intent, paid);
    const token = opened.body.payment_intent.payment_intent_id;
    await shop.confirm(token);
    const { restaurant_id } = shop;
    const body = { restaurant_id, guest_id: paid.guest_id, payment_method: 'CARD', token };
    const placed = await shop.call('POST', '/orders/orderAndPay', body, paid);
    expect(placed.body.order).toMatchObject({ is_accepted: false, payment_status: 'CAPTURED' });
    const rows = await shop.db.select().from(orders).where(eq(orders.guest_id, paid.guest_id));
    expect(rows).toHaveLength(1);
    await shop.changeSettings({ must_accept_orders: false });
  });
});
