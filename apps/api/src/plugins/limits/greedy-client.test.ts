import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_UNPAID_UNITS } from '@comanda/contracts';
import { payments } from '../../db/schema/index';
import { runCleanup } from '../../jobs/cleanup';
import { MOST_DECLINES_OF_NETWORK } from '../../modules/payments/settle/declines-of-network';
import { type Shop, startShop } from '../../modules/payments/settle/testing/start-shop';
import { LIMITS } from './limits';

/** A limited campaign of four, of which nobody may hold all. */
const CAMPAIGNS = `campaigns:
  - key: first-four
    name: First four
    code: FOUR
    max_redemptions: 4
    campaign_type: CAMPAIGN_DISCOUNTED_ENTITY
    discount: { discount_type: DISCOUNT_CENTS, price: 500 }
`;
const WINDOW_MS = 600_000;
const GREEDY = '198.51.100.1';
const VICTIM = '203.0.113.1';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ campaigns: CAMPAIGNS, config: { trustedProxies: 1 } });
  shop.stopTime();
}, 120_000);
afterAll(() => shop.close());
// A day later, at the beginning of a window.
beforeEach(() =>
  shop.advance(25 * 3_600_000 + WINDOW_MS - (shop.deps.clock.now().getTime() % WINDOW_MS)),
);

type Guest = Awaited<ReturnType<Shop['newGuest']>>;

function from(address: string, { token }: Guest) {
  return { token, headers: { 'x-forwarded-for': address } };
}

function fries(multiplier: number) {
  return [{ item_id: shop.ids.get('fries'), modifier_ids: [], multiplier }];
}

async function openPayment(address: string, changes: object = {}) {
  const guest = await shop.newGuest();
  const body = { ...shop.order(guest.guest_id), mode: 'before', ...changes };
  const opened = await shop.call('POST', '/payments/intent', body, from(address, guest));
  return { ...opened, guest };
}

function settle(address: string, guest: Guest, token: string) {
  const { restaurant_id } = shop;
  const body = { restaurant_id, guest_id: guest.guest_id, payment_method: 'CARD', token };
  return shop.call('POST', '/orders/orderAndPay', body, from(address, guest));
}

async function order(address: string, multiplier = 1) {
  const guest = await shop.newGuest();
  const items = fries(multiplier);
  const body = { ...shop.order(guest.guest_id, { items }), payment_method: 'COUNTER' };
  return await shop.call('POST', '/orders/orderAndPay', body, from(address, guest));
}

describe('one who tries stolen cards', () => {
  async function tryCard(address: string): Promise<number> {
    const { status, body, guest } = await openPayment(address);
    if (status !== 200) return status;
    const { payment_intent_id } = body.payment_intent;
    await expect(shop.confirm(payment_intent_id, 'pm_card_chargeDeclined')).rejects.toThrow(
      'declined',
    );
    expect((await settle(address, guest, payment_intent_id)).body.code).toBe('payment_declined');
    return status;
  }

  test('as ever new guests is stopped, and another pays at the same restaurant', async () => {
    const prepared = await openPayment(GREEDY);
    const { at_restaurant } = MOST_DECLINES_OF_NETWORK;
    const statuses = [];
    for (let card = 0; card < at_restaurant + 3; card += 1) statuses.push(await tryCard(GREEDY));
    expect(statuses.filter((status) => status === 200)).toHaveLength(at_restaurant);
    expect(statuses.at(-1)).toBe(429);

    // One that was opened before takes a card more, and is then closed.
    const early = prepared.body.payment_intent.payment_intent_id;
    await expect(shop.confirm(early, 'pm_card_chargeDeclined')).rejects.toThrow('declined');
    await settle(GREEDY, prepared.guest, early);
    await expect(shop.confirm(early)).rejects.toThrow('canceled');

    const { body, guest } = await openPayment(VICTIM);
    const { payment_intent_id } = body.payment_intent;
    await shop.confirm(payment_intent_id);
    expect((await settle(VICTIM, guest, payment_intent_id)).status).toBe(200);
    shop.advance(61 * 60_000);
    expect((await openPayment(GREEDY)).status).toBe(200);
  }, 120_000);

  test('is known by the network for a day, and no longer', async () => {
    await openPayment(VICTIM);
    const known = isNotNull(payments.network);
    await runCleanup(shop.deps);
    const kept = await shop.db.select().from(payments).where(known);
    expect(kept.map(({ network }) => network)).toEqual([VICTIM]);
    shop.advance(25 * 3_600_000);
    await runCleanup(shop.deps);
    expect(await shop.db.select().from(payments).where(known)).toEqual([]);
  });
});

describe('one who orders and does not pay', () => {
  const [mostOrders = 0, mostUnits = 0] = (LIMITS.orderAndPay ?? [])
    .filter(({ subject }) => subject === 'address_and_restaurant')
    .map(({ most }) => most);

  test('may place so many orders from an address, and another is served', async () => {
    const statuses = [];
    for (let each = 0; each < mostOrders + 3; each += 1)
      statuses.push((await order(GREEDY)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(mostOrders);
    expect(statuses.at(-1)).toBe(429);
    expect((await order(VICTIM)).status).toBe(200);
    // A paid order is no matter of trust.
    expect((await openPayment(GREEDY)).status).toBe(200);
  }, 120_000);

  test('may ask for so many units, in one order and in all', async () => {
    expect(await order(GREEDY, MAX_UNPAID_UNITS + 1)).toMatchObject({
      status: 422,
      body: { code: 'order_too_large' },
    });
    shop.advance(WINDOW_MS);
    const statuses = [];
    for (let units = 0; units <= mostUnits; units += MAX_UNPAID_UNITS)
      statuses.push((await order(GREEDY, MAX_UNPAID_UNITS)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(mostUnits / MAX_UNPAID_UNITS);
    expect(statuses.at(-1)).toBe(429);
    expect((await order(VICTIM, MAX_UNPAID_UNITS)).status).toBe(200);
  });

  test('is not counted for orders that were refused', async () => {
    const guest = await shop.newGuest();
    const body = { ...shop.order(guest.guest_id, { items: fries(1) }), payment_method: 'COUNTER' };
    function place(expected_total?: number) {
      return shop.call(
        'POST',
        '/orders/orderAndPay',
        { ...body, expected_total },
        from(VICTIM, guest),
      );
    }
    for (let each = 0; each < 12; each += 1)
      expect((await place(1)).body.code).toBe('price_changed');
    expect((await place()).status).toBe(200);
  });

  test('as one guest may place ten, from whatever address', async () => {
    const guest = await shop.newGuest();
    const body = {
      ...shop.order(guest.guest_id, { items: fries(1) }),
      payment_method: 'COUNTER',
    };
    const statuses = [];
    for (let each = 0; each < 11; each += 1) {
      const how = from(`198.51.100.${each}`, guest);
      statuses.push((await shop.call('POST', '/orders/orderAndPay', body, how)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

describe('one who holds and does not pay', () => {
  test('keeps half of a pickup slot from others, for ten minutes', async () => {
    await shop.changeSettings({ orders_per_slot: 4, slot_minutes: 15 });
    const pickup_time = new Date(shop.deps.clock.now().getTime() + 6 * WINDOW_MS).toISOString();
    const greedy = [];
    for (let each = 0; each < 4; each += 1)
      greedy.push((await openPayment(GREEDY, { pickup_time })).body.code);
    expect(greedy).toEqual([undefined, undefined, 'slot_full', 'slot_full']);
    expect((await openPayment(VICTIM, { pickup_time })).status).toBe(200);
    expect((await openPayment('203.0.113.2', { pickup_time })).status).toBe(200);
    expect((await openPayment('203.0.113.3', { pickup_time })).body.code).toBe('slot_full');
    shop.advance(11 * 60_000);
    expect((await openPayment('203.0.113.3', { pickup_time })).status).toBe(200);
    await shop.changeSettings({ orders_per_slot: null });
  });

  test('keeps half of a limited campaign from others', async () => {
    let instance = 0;
    function campaigns() {
      instance += 1;
      const campaign_instance_id = `01920000-0000-7000-8000-00000000000${instance}`;
      const campaign_id = shop.ids.get('first-four');
      return [{ campaign_instance_id, campaign_id, campaign_code: 'FOUR' }];
    }
    const greedy = [];
    for (let each = 0; each < 3; each += 1)
      greedy.push((await openPayment(GREEDY, { campaigns: campaigns() })).body.code);
    expect(greedy).toEqual([undefined, undefined, 'rate_limited']);
    expect((await openPayment(VICTIM, { campaigns: campaigns() })).status).toBe(200);
  });
});
