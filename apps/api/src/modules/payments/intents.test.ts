import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orders, payments } from '../../db/schema/index';
import { holdCall } from './settle/testing/hold-call';
import { type Shop, startShop } from './settle/testing/start-shop';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
afterEach(() => shop.control('faults', undefined, 'DELETE'));

type Guest = Awaited<ReturnType<Shop['newGuest']>>;

function open(guest: Guest, changes: object = {}, key: string = randomUUID()) {
  const body = { ...shop.order(guest.guest_id), mode: 'before', ...changes };
  return shop.call('POST', '/payments/intent', body, { token: guest.token, key });
}

const CREATE = { method: 'POST', path: '/v1/payment_intents' };

async function paymentsOf({ guest_id }: Guest) {
  return await shop.db.select().from(payments).where(eq(payments.guest_id, guest_id));
}

async function intentsOf(guest: Guest) {
  const mine = await paymentsOf(guest);
  const { intents } = (await shop.ledger()) as {
    intents: { metadata: Record<string, string>; amount: number }[];
  };
  return intents.filter(({ metadata }) =>
    mine.some(({ payment_id }) => payment_id === metadata['payment_id']),
  );
}

describe('an intent is refused, and nothing is stored,', () => {
  test('when the price is not what the guest was shown: with the new totals', async () => {
    const guest = await shop.newGuest();
    const reply = await open(guest, { expected_total: 2400 });
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({
      code: 'price_changed',
      totals: { total_with_tip_and_tax: 2478 },
    });
    expect(await paymentsOf(guest)).toEqual([]);
    expect(await shop.db.select().from(orders).where(eq(orders.guest_id, guest.guest_id))).toEqual(
      [],
    );
  });

  test('when something is sold out: with what it is', async () => {
    const guest = await shop.newGuest();
    await shop.setStock('fries', false);
    const reply = await open(guest);
    await shop.setStock('fries', true);
    expect(reply.body).toMatchObject({
      code: 'item_sold_out',
      items: [{ item_id: shop.ids.get('fries'), name: 'Fries' }],
    });
    expect(await paymentsOf(guest)).toEqual([]);
  });

  test('when the restaurant is closed', async () => {
    const guest = await shop.newGuest();
    await shop.setState('INACTIVE');
    const reply = await open(guest);
    await shop.setState('ACTIVE');
    expect(reply.body).toMatchObject({ code: 'restaurant_closed' });
  });

  test('when a required choice is missing: with the group and what it asks', async () => {
    const guest = await shop.newGuest();
    const reply = await open(guest, {
      items: [{ item_id: shop.ids.get('burger'), modifier_ids: [], multiplier: 1 }],
    });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      code: 'invalid_modifiers',
      groups: [{ name: 'Patty', min_qty: 1, max_qty: 1, selected: 0 }],
    });
  });

  test.each([
    ['a price', { items: [{ item_id: randomUUID(), modifier_ids: [], multiplier: 1, price: 1 }] }],
    ['a discount', { discount: 500 }],
    ['a campaign', { campaigns: [{ campaign_id: randomUUID() }] }],
    ['no item', { items: [] }],
    ['half a portion', { items: [{ item_id: randomUUID(), modifier_ids: [], multiplier: 0.5 }] }],
    ['less than nothing', { items: [{ item_id: randomUUID(), modifier_ids: [], multiplier: -1 }] }],
    ['a negative tip', { tip_percentage: undefined, tip_fixed: -100 }],
  ])('when it holds %s', async (_, changes) => {
    const guest = await shop.newGuest();
    expect((await open(guest, changes)).body).toMatchObject({ code: 'invalid_input', status: 400 });
  });

  test('when the tip is more than the food', async () => {
    const guest = await shop.newGuest();
    expect((await open(guest, { tip_percentage: undefined, tip_fixed: 2001 })).body.code).toBe(
      'tip_too_high',
    );
    expect((await open(guest, { delivery_tip: 100 })).body.code).toBe('tip_too_high');
  });

  test('when the way of ordering is not offered here', async () => {
    const guest = await shop.newGuest();
    expect((await open(guest, { order_type: 'DINE_IN' })).body.code).toBe(
      'payment_method_unavailable',
    );
  });

  test('when the pickup time has passed', async () => {
    const guest = await shop.newGuest();
    const reply = await open(guest, { pickup_time: '2020-01-01T12:00:00Z' });
    expect(reply.body).toMatchObject({ code: 'pickup_time_invalid', status: 422 });
  });

  test('for a guest of another table, just as for one that does not exist', async () => {
    const [guest, other] = [await shop.newGuest(), await shop.newGuest()];
    const foreign = await open({ ...other, token: guest.token });
    const absent = await open({ ...guest, guest_id: randomUUID() });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(absent.body);
  });

  test('without a session', async () => {
    const guest = await shop.newGuest();
    const reply = await shop.call('POST', '/payments/intent', {
      ...shop.order(guest.guest_id),
      mode: 'before',
    });
    expect(reply.body).toMatchObject({ code: 'unauthorized', status: 401 });
  });
});

describe('while the processor is unwell', () => {
  test('an answer that is lost on its way is asked for again, and there is one intent', async () => {
    const guest = await shop.newGuest();
    await shop.fault({ kind: 'dropAfterCommit', match: CREATE, times: 1 });
    expect((await open(guest)).status).toBe(200);
    expect(await intentsOf(guest)).toHaveLength(1);
  });

  test('no answer at all is no refusal: the guest is asked to try again, and the same intent is found', async () => {
    const guest = await shop.newGuest();
    const key = randomUUID();
    await shop.fault({ kind: 'dropAfterCommit', match: CREATE, times: 6 });
    const lost = await open(guest, {}, key);
    expect(lost.body).toMatchObject({ code: 'unavailable', status: 503 });
    expect(lost.headers['retry-after']).toBe('2');
    expect(await paymentsOf(guest)).toMatchObject([{ status: 'CREATED', provider_ref: null }]);
    await shop.control('faults', undefined, 'DELETE');

    const found = await open(guest, {}, key);
    expect(found.status).toBe(200);
    expect(await intentsOf(guest)).toHaveLength(1);
  });

  test('a failure inside is no refusal either', async () => {
    const guest = await shop.newGuest();
    await shop.fault({ kind: 'status', status: 500, match: CREATE, times: 3 });
    expect((await open(guest)).status).toBe(503);
    await shop.control('faults', undefined, 'DELETE');
    expect((await open(guest)).status).toBe(200);
  });

  test('an order that is changed meanwhile does not wait for the one before', async () => {
    const guest = await shop.newGuest();
    await shop.fault({ kind: 'dropAfterCommit', match: CREATE, times: 6 });
    expect((await open(guest)).status).toBe(503);
    await shop.control('faults', undefined, 'DELETE');
    const changed = await open(guest, { tip_percentage: 0 });
    expect(changed.body.totals.total_with_tip_and_tax).toBe(2178);
    const statuses = (await paymentsOf(guest)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['CANCELLED', 'CREATED']);
  });

  test('an intent whose fate cannot be told is not replaced by another', async () => {
    const guest = await shop.newGuest();
    expect((await open(guest)).status).toBe(200);
    await shop.fault({
      kind: 'status',
      status: 503,
      match: { method: 'POST', path: '/v1/payment_intents/*/cancel' },
    });
    expect((await open(guest, { tip_percentage: 0 })).status).toBe(503);
    expect(await paymentsOf(guest)).toHaveLength(1);
  });

  test('an intent that may not be looked up at the moment is not given up', async () => {
    const guest = await shop.newGuest();
    const first = await open(guest);
    const { payment_intent_id } = first.body.payment_intent;
    const path = `/v1/payment_intents/${payment_intent_id}`;
    await shop.fault({ kind: 'status', status: 403, match: { method: 'GET', path } });
    expect((await open(guest)).body.code).toBe('payment_setup');
    expect(await paymentsOf(guest)).toMatchObject([{ status: 'CREATED' }]);
    await shop.control('faults', undefined, 'DELETE');
    expect((await open(guest)).body).toEqual(first.body);
  });

  test('a sum below what it takes is refused as such', async () => {
    const guest = await shop.newGuest();
    await shop.setPrice('soda', 10);
    const reply = await open(guest, {
      items: [{ item_id: shop.ids.get('soda'), modifier_ids: [], multiplier: 1 }],
      tip_percentage: 0,
    });
    await shop.setPrice('soda', 300);
    expect(reply.body).toMatchObject({ code: 'card_amount_too_low', status: 422 });
    expect(await paymentsOf(guest)).toMatchObject([{ status: 'FAILED' }]);
  });
});

describe('a call in flight', () => {
  test('keeps its twin waiting, then answers it with its own reply', async () => {
    const guest = await shop.newGuest();
    const key = randomUUID();
    const letGo = holdCall(shop, 'open');
    const first = open(guest, {}, key);
    await expect.poll(() => paymentsOf(guest)).toHaveLength(1);
    const twin = await open(guest, {}, key);
    letGo();
    expect(twin.body).toMatchObject({ code: 'request_in_flight', status: 409 });
    expect(twin.headers['retry-after']).toBe('1');
    const reply = await first;
    const replayed = await open(guest, {}, key);
    expect(replayed.headers['idempotent-replayed']).toBe('true');
    expect(replayed.body).toEqual(reply.body);
  });
});
