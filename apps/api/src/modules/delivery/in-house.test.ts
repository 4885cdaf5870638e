import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaffSession } from '../../testing/open-sessions';
import { type DeliveryShop, deliverBy } from './testing/deliver-by';

const BROOKLYN = { latitude: 40.6925, longitude: -73.99 };
const HEIGHTS = [
  [40.68, -74.01],
  [40.68, -73.98],
  [40.7, -73.98],
  [40.7, -74.01],
];

let on: DeliveryShop;
beforeAll(async () => {
  on = await deliverBy('nash');
  await on.shop.changeSettings({ ...BROOKLYN, delivery_min_spend: 1000 });
}, 120_000);
afterAll(() => on.close());

test.each([
  ['a radius', { radius_m: 3000 }, '98 Court Street, Brooklyn, NY 11201', 200],
  ['a radius', { radius_m: 3000 }, '1 Main Street, Albany, NY 12207', 503],
  ['a polygon', { polygon: HEIGHTS }, '98 Court Street, Brooklyn, NY 11201', 200],
  ['a polygon', { polygon: HEIGHTS }, '1 Broadway, New York, NY 10004', 503],
  ['postal codes', { postal_codes: ['112'] }, '98 Court Street, Brooklyn, NY 11201', 200],
  ['postal codes', { postal_codes: ['112'] }, '98 Court Street, Brooklyn', 503],
])('by %s %o: %s gives %d', async (_, area, dropoff_address, status) => {
  await on.setZones([{ key: 'near', area, fee: 350, min_spend: 0, minutes: 12 }]);
  const asked = await on.askQuote(await on.shop.newGuest(), { dropoff_address });
  expect(asked.status).toBe(status);
  if (status === 503) return expect(asked.body.code).toBe('address_not_deliverable');
  expect(asked.body).toMatchObject({ fee: 350, min_spend: 1000 });
  // 15 minutes in the kitchen, 12 on the road.
  const minutes = (Date.parse(asked.body.dropoff_eta) - on.outside.now().getTime()) / 60_000;
  expect(minutes).toBeCloseTo(27, 0);
});

test('the first zone that holds an address counts, with its own fee and minimum', async () => {
  await on.setZones([
    { key: 'next-door', area: { postal_codes: ['11201'] }, fee: 0, min_spend: 500, minutes: 5 },
    { key: 'all', area: { postal_codes: ['1'] }, fee: 900, min_spend: 4000, minutes: 40 },
  ]);
  const guest = await on.shop.newGuest();
  expect((await on.askQuote(guest)).body).toMatchObject({ fee: 0, min_spend: 1000 });
  const far = { dropoff_address: '1 Main Street, Albany, NY 12207' };
  const quoted = await on.askQuote(guest, far);
  expect(quoted.body).toMatchObject({ fee: 900, min_spend: 4000 });
  const opened = await on.openIntent(guest, { delivery_quote_id: quoted.body.id });
  expect(opened).toMatchObject({
    status: 422,
    body: { code: 'delivery_min_spend', min_spend: 4000 },
  });
});

test('staff see the zone of an order on the board, and keep it when the zones change', async () => {
  const zone = { fee: 300, min_spend: 0, minutes: 9 };
  await on.setZones([
    { ...zone, key: 'albany', area: { postal_codes: ['122'] } },
    { ...zone, key: 'brooklyn', area: { postal_codes: ['112'] } },
  ]);
  const { order_id } = await on.order();
  await on.setZones([{ ...zone, key: 'everywhere', area: { postal_codes: ['1'] } }]);
  const { token } = await openStaffSession(on.shop.deps, on.shop.restaurant_id);
  const guest = await on.shop.newGuest();
  const fetched = { ...on.shop.order(guest.guest_id), payment_method: 'COUNTER' };
  const { order } = (await on.shop.call('POST', '/orders/orderAndPay', fetched, guest)).body;

  const board = await on.shop.call('GET', '/staff/orders', undefined, { token });
  const zones = new Map<string, string | null>(
    board.body.orders.map((each: { order_id: string; delivery_zone: string | null }) => [
      each.order_id,
      each.delivery_zone,
    ]),
  );
  expect(zones.get(order_id)).toBe('brooklyn');
  expect(zones.get(order.order_id)).toBeNull();
  const listed = await on.shop.call('GET', '/staff/deliveries', undefined, { token });
  expect(listed.body.deliveries).toMatchObject([{ order_id, delivery_zone: 'brooklyn' }]);
  expect(order).not.toHaveProperty('delivery_zone');
  await on.shop.call('POST', `/orders/${order_id}/delivery`, { status: 'DELIVERED' }, { token });
});

test('riders of the restaurant are moved along by its staff, only forward, and nobody outside is sent for', async () => {
  await on.setZones([
    { key: 'b', area: { postal_codes: ['1'] }, fee: 300, min_spend: 0, minutes: 9 },
  ]);
  const { guest, order_id } = await on.order();
  await on.work();
  expect(await on.jobs()).toEqual([]);
  const { token } = await openStaffSession(on.shop.deps, on.shop.restaurant_id);
  function move(status: string, more: object = {}) {
    const path = `/orders/${order_id}/delivery`;
    return on.shop.call('POST', path, { status, ...more }, { token });
  }
  expect((await move('ASSIGNED', { courier_name: 'Noor' })).status).toBe(200);
  expect(await on.track(guest)).toMatchObject({ status: 'ASSIGNED', courier_name: 'Noor' });
  expect((await move('PICKED_UP')).status).toBe(200);
  expect((await move('ASSIGNED')).body.code).toBe('order_status_conflict');
  expect((await on.cancel(guest)).body.code).toBe('delivery_not_cancellable');
  expect((await move('DELIVERED')).status).toBe(200);
  expect((await on.orderRow(order_id)).status).toBe('ORDER_COMPLETED');
  const listed = await on.shop.call('GET', '/staff/deliveries', undefined, { token });
  expect(listed.body.deliveries).toEqual([]);
});

test('a rider who cannot bring it says so, and another of the restaurant’s own is sent', async () => {
  await on.setZones([
    { key: 'b', area: { postal_codes: ['1'] }, fee: 300, min_spend: 0, minutes: 9 },
  ]);
  const { order_id } = await on.order();
  const { token } = await openStaffSession(on.shop.deps, on.shop.restaurant_id);
  const path = `/orders/${order_id}/delivery`;
  await on.shop.call('POST', path, { status: 'PICKED_UP' }, { token });
  const lost = await on.shop.call('POST', path, { status: 'FAILED' }, { token });
  expect(lost.body.delivery).toMatchObject({ status: 'FAILED', provider: 'IN_HOUSE' });
  const again = await on.shop.call('POST', `${path}/resend`, { in_house: true }, { token });
  expect(again.body.delivery).toMatchObject({
    status: 'WAITING',
    provider: 'IN_HOUSE',
    attempt: 2,
  });
  await on.shop.call('POST', path, { status: 'DELIVERED' }, { token });
});

test('what staff see has where to and to whom; what anybody else sees of the order does not', async () => {
  const { guest, order_id } = await on.order();
  const { token } = await openStaffSession(on.shop.deps, on.shop.restaurant_id);
  const listed = await on.shop.call('GET', '/staff/deliveries', undefined, { token });
  expect(listed.body.deliveries).toMatchObject([
    {
      order_id,
      dropoff_address: '98 Court Street, Brooklyn, NY 11201',
      dropoff_name: 'Ada Byron',
      dropoff_phone_number: '+17185550199',
      items: expect.arrayContaining([
        expect.objectContaining({
          special_instructions: 'no salt',
          multiplier: expect.any(Number),
        }),
      ]),
    },
  ]);
  const receipt = await on.shop.call('GET', `/guests/${guest.guest_id}`);
  expect(receipt.body.guest.orders[0].delivery).toMatchObject({ status: 'WAITING' });
  expect(JSON.stringify(receipt.body)).not.toMatch(/Court Street|7185550199/);
  const { token: stranger } = await on.shop.newGuest();
  const other = { token: stranger };
  const peeked = await on.shop.call('GET', `/delivery/${guest.guest_id}`, undefined, other);
  expect(peeked.status).toBe(404);
  const called = await on.shop.call(
    'POST',
    '/delivery/cancel',
    { guest_id: guest.guest_id },
    other,
  );
  expect(called.status).toBe(404);
});
