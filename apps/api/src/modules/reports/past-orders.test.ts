import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { guests } from '../../db/schema/index';
import { diningWithStaff } from '../../settle/testing/dining-with-staff';

const DAY_MS = 24 * 3_600_000;

const room = diningWithStaff();

type Past = { readonly order_number: string; readonly guest_name: string };

let ada: Past;
let bob: Past;
beforeAll(async () => {
  const guest = await room.shop.newGuest('Ada Larsen');
  const phone = { guest_id: guest.guest_id, phone_number: '718 555 0142' };
  await room.shop.call('POST', '/guest/update', { guest: phone }, guest);
  const body = { ...room.shop.order(guest.guest_id), payment_method: 'COUNTER' };
  ada = (await room.shop.call('POST', '/orders/orderAndPay', body, guest)).body.order;
  room.shop.advance(60_000);
  const [diner] = await room.shop.sit('TAB2', 'Bob');
  if (!diner) throw new Error('Bob was to sit down.');
  bob = (await room.shop.round(diner, ['soda'])).body.order;
}, 60_000);

async function find(query: Record<string, string>) {
  const search = new URLSearchParams(query).toString();
  const path = `/staff/orders/history?${search}`;
  const { body, status } = await room.shop.call('GET', path, undefined, room.staff);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

async function namesOf(query: Record<string, string>): Promise<string[]> {
  const { orders } = await find(query);
  return orders.map(({ guest_name }: Past) => guest_name);
}

test('orders are found by number, name, table, dish, and the end of a phone number', async () => {
  expect(await namesOf({})).toEqual(['Bob', 'Ada Larsen']);
  expect(await namesOf({ q: ada.order_number.toLowerCase() })).toEqual(['Ada Larsen']);
  expect(await namesOf({ q: 'larsen' })).toEqual(['Ada Larsen']);
  expect(await namesOf({ q: 'Table 2' })).toEqual(['Bob']);
  expect(await namesOf({ q: 'SODA' })).toEqual(['Bob']);
  for (const q of ['0142', '42', '(718) 555-0142'])
    expect(await namesOf({ q })).toEqual(['Ada Larsen']);
  for (const q of ['%', '_', "a'b", '0143', bob.order_number.slice(0, 3)])
    expect(await namesOf({ q })).toEqual([]);
});

test('of a phone number its last digits are shown and searched for, and no more', async () => {
  const { orders } = await find({ q: 'Ada' });
  expect(orders).toMatchObject([{ phone_ending: '0142', section_type: 'TAKEOUT' }]);
  expect(JSON.stringify(orders)).not.toContain('5550142');
  // Other digits before the last ones make no difference: a number cannot be tried out.
  expect(await namesOf({ q: '9999990142' })).toEqual(['Ada Larsen']);
});

test('a page begins where the one before ended', async () => {
  const first = await find({ limit: '1' });
  expect(first.orders).toMatchObject([{ guest_name: 'Bob' }]);
  const rest = await find({ limit: '1', cursor: first.next_cursor });
  expect(rest).toMatchObject({ orders: [{ guest_name: 'Ada Larsen' }], next_cursor: null });
});

test('a time narrows it, and without one a month counts', async () => {
  const now = room.shop.deps.clock.now().getTime();
  expect(await namesOf({ to: new Date(now - DAY_MS).toISOString() })).toEqual([]);
  expect(await namesOf({ from: new Date(now - DAY_MS).toISOString() })).toHaveLength(2);
  expect(await namesOf({ to: new Date(now + 40 * DAY_MS).toISOString() })).toEqual([]);
});

test('a guest who was forgotten is found by no digits', async () => {
  await room.shop.db
    .update(guests)
    .set({ phone_number: null })
    .where(eq(guests.name, 'Ada Larsen'));
  expect(await namesOf({ q: '0142' })).toEqual([]);
});
