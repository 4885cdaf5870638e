import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guests, idempotency_keys, payments } from '../db/schema/index';
import { type Shop, startShop } from '../modules/payments/settle/testing/start-shop';
import { answerKey, findAnswer, leaseKey, releaseKey } from './idempotency/key-store';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

type Guest = Awaited<ReturnType<Shop['newGuest']>>;

function addGuest(
  { token, table_id }: Pick<Guest, 'token' | 'table_id'>,
  name: string | null,
  headers: Record<string, string>,
) {
  return shop.call(
    'POST',
    '/table/addGuest',
    { restaurant_id: shop.restaurant_id, table_id, guest: { name } },
    { token, headers },
  );
}

function intent(guest: Guest, key: string, changes: object = {}) {
  return shop.call(
    'POST',
    '/payments/intent',
    { ...shop.order(guest.guest_id, changes), mode: 'before' },
    { token: guest.token, key },
  );
}

describe('a keyed call', () => {
  test.each([
    ['none', ''],
    ['no UUID', 'abc'],
    ['two', `${randomUUID()}, ${randomUUID()}`],
  ])('with %s is refused', async (_, key) => {
    const guest = await shop.newGuest();
    expect((await addGuest(guest, null, { 'idempotency-key': key })).body).toMatchObject({
      code: 'idempotency_key_missing',
      status: 400,
    });
  });

  test('sent again is answered again, and done once', async () => {
    const guest = await shop.newGuest();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await addGuest(guest, 'Ada', headers);
    const again = await addGuest(guest, 'Ada', headers);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await shop.db.select().from(guests).where(eq(guests.name, 'Ada'))).toHaveLength(1);
  });

  test('sent again with other words is refused', async () => {
    const guest = await shop.newGuest();
    const headers = { 'idempotency-key': randomUUID() };
    await addGuest(guest, 'Bo', headers);
    expect((await addGuest(guest, 'Boris', headers)).body).toMatchObject({
      code: 'idempotency_key_reused',
      status: 422,
    });
  });

  test('is the same however its body is written', async () => {
    const { token, table_id } = await shop.newGuest();
    const { restaurant_id } = shop;
    const how = { token, key: randomUUID() };
    const first = await shop.call(
      'POST',
      '/table/addGuest',
      { restaurant_id, table_id, guest: { name: 'Cy' } },
      how,
    );
    const again = await shop.call(
      'POST',
      '/table/addGuest',
      { guest: { name: ' Cy ' }, api_version: 2, table_id, restaurant_id },
      how,
    );
    expect(again.body).toEqual(first.body);
  });

  test('of another guest’s table is another call', async () => {
    const [one, other] = [await shop.newGuest(), await shop.newGuest()];
    const headers = { 'idempotency-key': randomUUID() };
    const first = await addGuest(one, 'Di', headers);
    const second = await addGuest(other, 'Di', headers);
    expect(second.status).toBe(200);
    expect(second.body.guest_id).not.toBe(first.body.guest_id);
  });

  test('that was refused is refused again in the same words', async () => {
    const guest = await shop.newGuest();
    const headers = { 'idempotency-key': randomUUID() };
    await addGuest(guest, 'Ed', { 'idempotency-key': randomUUID() });
    const refused = await addGuest(guest, 'ed', headers);
    const again = await addGuest(guest, 'ed', headers);
    expect(refused.body.code).toBe('guest_name_in_use');
    expect(again).toMatchObject({ status: 409, body: refused.body });
    expect(again.headers['content-type']).toBe(refused.headers['content-type']);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  test('that could not be answered leaves no reply behind', async () => {
    const guest = await shop.newGuest();
    const key = randomUUID();
    await shop.fault({
      kind: 'status',
      status: 503,
      match: { method: 'POST', path: '/v1/payment_intents' },
    });
    expect((await intent(guest, key)).status).toBe(503);
    await shop.control('faults', undefined, 'DELETE');
    expect((await intent(guest, key)).status).toBe(200);
  });

  test('whose server died over it is taken over when its lease ends, and finds what was begun', async () => {
    const guest = await shop.newGuest();
    const key = randomUUID();
    const first = await intent(guest, key);
    const answered = eq(idempotency_keys.idempotency_key, key);
    // As it was just before the answer was stored.
    await shop.db.update(idempotency_keys).set({ status: null, reply: null }).where(answered);
    await shop.db
      .update(payments)
      .set({ provider_ref: null, client_secret: null })
      .where(eq(payments.guest_id, guest.guest_id));
    expect((await intent(guest, key)).body.code).toBe('request_in_flight');
    shop.advance(31_000);
    expect((await intent(guest, key)).body).toEqual(first.body);
    expect(
      await shop.db.select().from(payments).where(eq(payments.guest_id, guest.guest_id)),
    ).toHaveLength(1);
  });
});

test('a call whose lease was taken over while it was still at work leaves the answer of the other alone', async () => {
  const { db } = shop;
  const call = { scope: 'test', idempotency_key: randomUUID(), request_hash: 'same' };
  const began = new Date();
  expect(await leaseKey(db, call, began)).toBe(true);
  expect(await leaseKey(db, call, new Date(began.getTime() + 29_000))).toBe(false);
  expect(await leaseKey(db, call, new Date(began.getTime() + 31_000))).toBe(true);
  await answerKey(db, call, { status: 200, reply: 'of the second' });
  await answerKey(db, call, { status: 409, reply: 'of the first' });
  await releaseKey(db, call);
  expect(await findAnswer(db, call)).toMatchObject({ status: 200, reply: 'of the second' });
});

test('a call that takes over from one still at work opens nothing twice', async () => {
  const guest = await shop.newGuest();
  const key = randomUUID();
  const match = { method: 'POST', path: '/v1/payment_intents' };
  await shop.fault({ kind: 'delay', delay_ms: 1500, match, times: 1 });
  const slow = intent(guest, key);
  await expect
    .poll(() => shop.db.select().from(payments).where(eq(payments.guest_id, guest.guest_id)))
    .toHaveLength(1);
  // Its server is slow, or the clock of the other one is fast.
  shop.advance(31_000);
  const other = await intent(guest, key);
  const { status, body } = await slow;
  expect(status).toBe(200);
  // The processor keeps the second waiting while the first is not answered.
  if (other.status === 200) expect(other.body).toEqual(body);
  else expect(other.body.code).toBe('unavailable');
  expect((await intent(guest, key)).body).toEqual(body);
  expect(
    await shop.db.select().from(payments).where(eq(payments.guest_id, guest.guest_id)),
  ).toHaveLength(1);
});

describe('a session that is asked for twice', () => {
  test('is the same table, with a token and a cookie of its own, and no token is stored', async () => {
    const how = { key: randomUUID() };
    const body = { restaurant_id: shop.restaurant_id, section_type: 'TAKEOUT' };
    const first = await shop.call('POST', '/section/addGuest', body, how);
    const again = await shop.call('POST', '/section/addGuest', body, how);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body.table).toEqual(first.body.table);
    expect(String(again.headers['set-cookie'])).toContain(again.body.token);
    for (const { token } of [first.body, again.body]) {
      expect(
        (await shop.call('GET', `/table/${first.body.table_id}/guests`, undefined, { token }))
          .status,
      ).toBe(200);
      expect(JSON.stringify(await shop.db.select().from(idempotency_keys))).not.toContain(token);
    }
  });
});
