import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaign_uses, orders } from '../../db/schema/index';
import { cancelOrder } from '../../settle/close-paid-order';
import { SHOP_CAMPAIGNS } from '../../settle/testing/shop-campaigns';
import { type Shop, startShop } from '../../settle/testing/start-shop';
import { releaseRedemptions } from './redemption-store';
import { releaseStaleHolds } from './release-stale-holds';

let shop: Shop;
const statements: string[] = [];

beforeAll(async () => {
  shop = await startShop({
    campaigns: SHOP_CAMPAIGNS,
    onStatement: (sql) => void statements.push(sql),
  });
}, 60_000);
afterAll(() => shop.close());

type Guest = Awaited<ReturnType<Shop['newGuest']>>;

/** An instance of a campaign, as a browser makes one. */
function added(key: string, campaign_code?: string, campaign_instance_id: string = randomUUID()) {
  return {
    campaign_instance_id,
    campaign_id: shop.ids.get(key),
    ...(campaign_code === undefined ? {} : { campaign_code }),
  };
}

function line(key: string, multiplier: number, changes: object = {}) {
  const modifier_ids = key === 'burger' ? [shop.ids.get('beef')] : [];
  return { item_id: shop.ids.get(key), modifier_ids, multiplier, ...changes };
}

function totalsOf(order: object) {
  const body = { order: { restaurant_id: shop.restaurant_id, ...order } };
  return shop.call('POST', '/order/calculateTotals', body);
}

function place(guest: Guest, changes: object = {}) {
  const body = { ...shop.order(guest.guest_id), payment_method: 'COUNTER', ...changes };
  return shop.call('POST', '/orders/orderAndPay', body, { token: guest.token });
}

function openIntent(guest: Guest, changes: object = {}) {
  const body = { ...shop.order(guest.guest_id), mode: 'before', ...changes };
  return shop.call('POST', '/payments/intent', body, { token: guest.token });
}

function payWith(guest: Guest, payment_intent_id: string) {
  const body = {
    restaurant_id: shop.restaurant_id,
    guest_id: guest.guest_id,
    payment_method: 'CARD',
    token: payment_intent_id,
  };
  return shop.call('POST', '/orders/orderAndPay', body, { token: guest.token });
}

async function usesOf(key: string, subject = 'all'): Promise<number> {
  const [row] = await shop.db
    .select({ uses: campaign_uses.uses })
    .from(campaign_uses)
    .where(
      and(
        eq(campaign_uses.campaign_id, shop.ids.get(key) ?? ''),
        eq(campaign_uses.subject, subject),
      ),
    );
  return row?.uses ?? 0;
}

describe('what campaigns take off', () => {
  test('one with a code, by its code only, however it is written', async () => {
    const items = [line('burger', 1), line('fries', 2)];
    const { body } = await totalsOf({ items, campaigns: [added('ten-percent', ' ten ')] });
    expect(body.totals).toMatchObject({ subtotal: 2000, discount: 200, net_total: 1800 });
    for (const code of [undefined, 'TENN', '']) {
      const refused = await totalsOf({ items, campaigns: [added('ten-percent', code)] });
      expect(refused.body).toMatchObject({ code: 'campaign_unavailable' });
    }
  });

  test('one that joins by itself, unasked', async () => {
    const { body } = await totalsOf({ items: [line('soda', 4), line('soda', 2)] });
    expect(body.totals).toMatchObject({ subtotal: 1800, discount: 800 });
    const none = await totalsOf({ items: [line('soda', 5)] });
    expect(none.body.totals).toMatchObject({ discount: 0 });
  });

  test('a reward that the guest picked, and nothing that only calls itself one', async () => {
    const campaign = added('fries-on-us');
    const { campaign_instance_id } = campaign;
    const reward = { campaign_instance_id, is_reward_item: true };
    const earned = await totalsOf({
      items: [line('burger', 2), line('fries', 1, reward)],
      campaigns: [campaign],
    });
    expect(earned.body.totals).toMatchObject({ subtotal: 2650, discount: 450 });
    const soda = await totalsOf({
      items: [line('burger', 2), line('soda', 1, reward)],
      campaigns: [campaign],
    });
    expect(soda.body.totals).toMatchObject({ subtotal: 2500, discount: 0 });
  });

  test('the automatic discount applies to what they leave', async () => {
    await shop.db.execute(
      `update restaurants set settings = settings || '{"automatic_discount_percent": 20}', menu_version = menu_version + 1`,
    );
    shop.deps.catalogue.forget(shop.restaurant_id);
    const items = [line('burger', 1), line('fries', 2)];
    const { body } = await totalsOf({ items, campaigns: [added('ten-percent', 'TEN')] });
    await shop.db.execute(
      `update restaurants set settings = settings || '{"automatic_discount_percent": 0}', menu_version = menu_version + 1`,
    );
    shop.deps.catalogue.forget(shop.restaurant_id);
    expect(body.totals).toMatchObject({ subtotal: 2000, discount: 560, net_total: 1440 });
  });

  test('the tax of it, with a fee where delivery is taxed', async () => {
    const order = {
      restaurant_id: shop.restaurant_id,
      items: [line('burger', 1), line('fries', 2)],
      campaigns: [added('ten-percent', 'TEN')],
      delivery_fee: 500,
      delivery_platform: 'MENTUM',
    };
    const { body } = await shop.call('POST', '/order/calculateTax', { order });
    expect(body).toEqual({ sales_tax: 160 });
  });
});

describe('a campaign is refused, and it is told which and why', () => {
  test('not earned: what is missing', async () => {
    const campaign = added('fries-on-us');
    const { status, body } = await totalsOf({ items: [line('burger', 1)], campaigns: [campaign] });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'campaign_not_earned',
      campaigns: [
        {
          campaign_instance_id: campaign.campaign_instance_id,
          campaign_id: shop.ids.get('fries-on-us'),
          name: 'Fries on us',
          missing: { code: 'spend_more', amount: 900, spent: 1100, min_spend: 2000 },
        },
      ],
    });
  });

  test.each([
    ['over', 'over', 'OVER', 'campaign_unavailable'],
    ['unknown', 'no-such-key', undefined, 'campaign_unavailable'],
  ])('%s', async (_, key, code, refusal) => {
    const campaign = { ...added(key, code), campaign_id: shop.ids.get(key) ?? randomUUID() };
    const { body } = await totalsOf({ items: [line('fries', 1)], campaigns: [campaign] });
    expect(body.code).toBe(refusal);
  });

  test('too often in one order, and beside one that stands alone', async () => {
    const items = [line('burger', 2)];
    const twice = [added('ten-percent', 'TEN'), added('ten-percent', 'TEN')];
    expect((await totalsOf({ items, campaigns: twice })).body).toMatchObject({
      code: 'campaign_limit_reached',
      campaigns: [{ campaign_instance_id: twice[1]?.campaign_instance_id }],
    });
    const beside = [added('ten-percent', 'TEN'), added('alone', 'ALONE')];
    expect((await totalsOf({ items, campaigns: beside })).body).toMatchObject({
      code: 'campaign_not_combinable',
      campaigns: [{ name: 'Ten percent' }],
    });
  });

  test('instance ids that are not their own, and lines of nobody', async () => {
    const items = [line('burger', 2)];
    const one = added('ten-percent', 'TEN');
    const other = { ...added('alone', 'ALONE'), campaign_instance_id: one.campaign_instance_id };
    const posing = added('ten-percent', 'TEN', shop.ids.get('soda-six'));
    for (const order of [
      { items, campaigns: [one, other] },
      { items: [line('soda', 6)], campaigns: [posing] },
      { items: [line('fries', 1, { campaign_instance_id: randomUUID() })] },
      { items: [line('fries', 1, { is_reward_item: true })] },
    ]) {
      const { status, body } = await totalsOf(order);
      expect([status, body.code]).toEqual([400, 'invalid_input']);
      expect(body.issues).toHaveLength(1);
    }
  });
});

describe('an order with campaigns', () => {
  test('keeps them with its lines, and shows them to its guest and on the receipt', async () => {
    const guest = await shop.newGuest('Ada');
    const campaign = added('fries-on-us');
    const { campaign_instance_id, campaign_id } = campaign;
    const { status, body } = await place(guest, {
      items: [
        line('burger', 2, { campaign_instance_id }),
        line('fries', 1, { campaign_instance_id, is_reward_item: true }),
        line('soda', 1),
      ],
      campaigns: [campaign, added('ten-percent', 'ten')],
      tip_percentage: 0,
    });
    expect(status).toBe(200);
    expect(body.order.campaigns).toEqual([
      {
        campaign_instance_id,
        campaign_id,
        name: 'Fries on us',
        campaign_code: null,
        discount: 450,
        // What the reward costs; burgers earned it and are paid for.
        total_price: 0,
      },
      {
        campaign_instance_id: expect.any(String),
        campaign_id: shop.ids.get('ten-percent'),
        name: 'Ten percent',
        campaign_code: 'TEN',
        discount: 30,
        total_price: 270,
      },
    ]);
    expect(body.order.totals).toMatchObject({ subtotal: 2950, discount: 480 });
    expect(
      body.order.items.map((each: Record<string, unknown>) => [
        each['name'],
        each['discount'],
        each['campaign_instance_id'],
        each['is_reward_item'],
      ]),
    ).toEqual([
      ['Burger', 0, campaign_instance_id, false],
      ['Fries', 450, campaign_instance_id, true],
      ['Soda', 30, null, false],
    ]);
    const seen = await shop.call(
      'GET',
      `/orders/${guest.guest_id}/getGuestOrder`,
      undefined,
      guest,
    );
    expect(seen.body.order).toEqual(body.order);
    const receipt = await shop.call('GET', `/guests/${guest.guest_id}`);
    expect(receipt.body.guest.orders[0].campaigns).toEqual(body.order.campaigns);
  });

  test('is placed at the price the guest was shown only', async () => {
    const guest = await shop.newGuest();
    const changes = { campaigns: [added('ten-percent', 'TEN')], tip_percentage: 0 };
    const refused = await place(guest, { ...changes, expected_total: 2178 });
    expect(refused.body).toMatchObject({
      code: 'price_changed',
      totals: { discount: 200, total_with_tip_and_tax: 1960 },
    });
    expect((await place(guest, { ...changes, expected_total: 1960 })).status).toBe(200);
  });

  /** The statements of a warm order, but for the news of it, which goes out behind the commit. */
  async function statementsOf(changes: () => object) {
    await place(await shop.newGuest(), changes());
    const guest = await shop.newGuest();
    statements.length = 0;
    const { status, body } = await place(guest, changes());
    const all = statements.map((sql) => sql.trim()).filter((sql) => !sql.includes('pg_notify'));
    expect(status).toBe(200);
    return { all, totals: body.order.totals };
  }

  function threeDishes() {
    return [
      line('burger', 1),
      line('burger', 2, { special_instructions: 'hot' }),
      line('burger', 3, { special_instructions: 'cold' }),
    ];
  }

  test('takes three reads and one statement: three dishes with choices, a campaign, tax, tip, key, message', async () => {
    const { all, totals } = await statementsOf(() => ({
      items: threeDishes(),
      campaigns: [added('ten-percent', 'TEN')],
    }));
    expect(totals).toMatchObject({ subtotal: 6600, discount: 660, tip_amount: 891 });
    expect(all.map((sql) => sql.split(/\s/)[0])).toEqual(['select', 'select', 'select', 'with']);
    expect(
      [...(all.at(-1) ?? '').matchAll(/insert into "(\w+)"/g)].map(([, table]) => table),
    ).toEqual(
      expect.arrayContaining([
        'order_numbers',
        'orders',
        'order_items',
        'order_campaigns',
        'outbox',
        'idempotency_keys',
      ]),
    );
  });

  test('with a limited campaign takes one transaction, its uses and what it holds among it', async () => {
    const { all, totals } = await statementsOf(() => ({
      items: threeDishes(),
      campaigns: [added('once-each', 'ONCE')],
    }));
    expect(totals).toMatchObject({ discount: 300, tip_amount: 945 });
    const writes = all.filter((sql) => /^(insert|update|delete|with)/i.test(sql));
    expect(writes.length).toBeLessThanOrEqual(4);
    expect(writes[0]).toContain('"campaign_uses"');
    if (process.env['TEST_DATABASE_URL']) {
      expect(all.filter((sql) => /^(begin|commit)/i.test(sql))).toHaveLength(2);
    }
  });
});

describe('a campaign that can be used up', () => {
  function campaigns() {
    return [added('first-only', 'FIRST')];
  }

  test('is had by one of fifty who order at once; the others are told, and nothing of theirs stays', async () => {
    const guests: Guest[] = [];
    for (let count = 0; count < 50; count += 1) guests.push(await shop.newGuest());
    const replies = await Promise.all(
      guests.map((guest) => place(guest, { campaigns: campaigns() })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of replies.filter((reply) => reply.status !== 200)) {
      expect([status, body.code, body.campaigns[0].name]).toEqual([
        409,
        'campaign_used_up',
        'First only',
      ]);
    }
    const ids = new Set(guests.map(({ guest_id }) => guest_id));
    const placed = (await shop.db.select().from(orders)).filter((row) => ids.has(row.guest_id));
    expect(placed).toHaveLength(1);
    expect(await usesOf('first-only')).toBe(1);
    await giveBackAll();
  }, 60_000);

  test('is had by one of fifty who want to pay at once; nobody else can be charged', async () => {
    const guests: Guest[] = [];
    for (let count = 0; count < 50; count += 1) guests.push(await shop.newGuest());
    const replies = await Promise.all(
      guests.map((guest) => openIntent(guest, { campaigns: campaigns() })),
    );
    const opened = replies.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    expect(new Set(replies.map(({ body }) => body.code))).toEqual(
      new Set([undefined, 'campaign_used_up']),
    );
    const open = (await shop.stripe.paymentIntents.list({ limit: 100 })).data.filter(
      ({ metadata }) => guests.some(({ guest_id }) => metadata['guest_id'] === guest_id),
    );
    expect(open.length).toBeLessThanOrEqual(1);
    expect(await usesOf('first-only')).toBe(1);
    await giveBackAll();
  }, 60_000);

  test('stays with a guest who changes the order, and goes to another when the payment is given up', async () => {
    const guest = await shop.newGuest();
    const first = await openIntent(guest, { campaigns: campaigns() });
    expect(first.status).toBe(200);
    const changed = await openIntent(guest, {
      campaigns: campaigns(),
      items: [line('burger', 3)],
      replaces: first.body.payment_intent.payment_intent_id,
    });
    expect(changed.body).toMatchObject({ totals: { discount: 500, subtotal: 3300 } });
    expect(await usesOf('first-only')).toBe(1);
    const other = await shop.newGuest();
    expect((await place(other, { campaigns: campaigns() })).body.code).toBe('campaign_used_up');
    // The guest pays at the counter instead, without the campaign.
    expect((await place(guest)).status).toBe(200);
    expect(await usesOf('first-only')).toBe(0);
    expect((await place(other, { campaigns: campaigns() })).status).toBe(200);
    expect(await usesOf('first-only')).toBe(1);
    await giveBackAll();
  });

  test('is paid for and placed once, and counted once', async () => {
    const guest = await shop.newGuest();
    const opened = await openIntent(guest, { campaigns: campaigns() });
    const { payment_intent_id } = opened.body.payment_intent;
    await shop.confirm(payment_intent_id);
    const paid = await payWith(guest, payment_intent_id);
    expect(paid.body.order).toMatchObject({
      status: 'ORDER_SENT_TO_KITCHEN',
      campaigns: [{ name: 'First only', discount: 500 }],
    });
    expect(await usesOf('first-only')).toBe(1);
    await giveBackAll();
  });

  test('is given back after half an hour without a payment, and honoured all the same when the guest pays then', async () => {
    const slow = await shop.newGuest();
    const opened = await openIntent(slow, { campaigns: campaigns() });
    await releaseStaleHolds(shop.deps);
    expect(await usesOf('first-only')).toBe(1);
    shop.advance(31 * 60_000);
    await releaseStaleHolds(shop.deps);
    expect(await usesOf('first-only')).toBe(0);
    const quick = await shop.newGuest();
    expect((await place(quick, { campaigns: campaigns() })).status).toBe(200);
    const { payment_intent_id } = opened.body.payment_intent;
    await shop.confirm(payment_intent_id);
    const paid = await payWith(slow, payment_intent_id);
    expect(paid.body.order).toMatchObject({
      status: 'ORDER_SENT_TO_KITCHEN',
      campaigns: [{ name: 'First only' }],
    });
    expect(await usesOf('first-only')).toBe(2);
    await giveBackAll();
  });

  test('is given back when the order is cancelled, once', async () => {
    const guest = await shop.newGuest();
    const { body } = await place(guest, { campaigns: campaigns() });
    const key = { restaurant_id: shop.restaurant_id, order_id: body.order.order_id };
    await shop.db.transaction(async (tx) => {
      // A placed order keeps its own.
      await releaseRedemptions(tx, key);
    });
    expect(await usesOf('first-only')).toBe(1);
    for (let times = 0; times < 2; times += 1) {
      await shop.db.transaction((tx) =>
        cancelOrder({ ...shop.deps, db: tx }, key, 'by_restaurant'),
      );
    }
    expect(await usesOf('first-only')).toBe(0);
  });

  test('is used once by a guest, whoever else may', async () => {
    const guest = await shop.newGuest();
    function once() {
      return [added('once-each', 'ONCE')];
    }
    expect((await place(guest, { campaigns: once() })).status).toBe(200);
    expect((await place(guest, { campaigns: once() })).body.code).toBe('campaign_used_up');
    // Somebody else of the same party is the same party.
    const friend = await shop.call(
      'POST',
      '/table/addGuest',
      { restaurant_id: shop.restaurant_id, table_id: guest.table_id, guest: { name: 'Bo' } },
      guest,
    );
    const { guest_id } = friend.body;
    const again = await place({ ...guest, guest_id }, { campaigns: once() });
    expect(again.body.code).toBe('campaign_used_up');
    expect((await place(await shop.newGuest(), { campaigns: once() })).status).toBe(200);
  });

  async function giveBackAll(): Promise<void> {
    await shop.db.update(campaign_uses).set({ uses: 0 });
  }
});

describe('what guests may find', () => {
  test('the public list holds no code and nothing that is over', async () => {
    const { body } = await shop.call('GET', `/campaign/list/public/${shop.restaurant_id}`);
    expect(body.campaigns.map(({ name }: { name: string }) => name)).toEqual([
      'Six sodas',
      'Fries on us',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/TEN|FIRST|ALONE/);
  });

  test('is read from memory', async () => {
    await shop.call('GET', `/campaign/list/public/test-shop`);
    statements.length = 0;
    expect((await shop.call('GET', `/campaign/list/public/test-shop`)).status).toBe(200);
    expect(statements).toEqual([]);
  });

  function ask(guest: Guest, campaign_code: string) {
    const body = { restaurant_id: shop.restaurant_id, guest_id: guest.guest_id, campaign_code };
    return shop.call('POST', '/campaign/getForGuest', body, { token: guest.token });
  }

  test('by a code, what it opens; else nothing, in the same words', async () => {
    const guest = await shop.newGuest();
    expect((await ask(guest, ' ten ')).body.campaign).toMatchObject({
      name: 'Ten percent',
      campaign_code: 'TEN',
    });
    for (const code of ['TE', 'OVER', 'six sodas', '%', 'soda-six']) {
      const { status, body } = await ask(guest, code);
      expect([status, body.code]).toEqual([404, 'discount_code_invalid']);
    }
    const other = await shop.newGuest();
    expect((await ask({ ...other, guest_id: guest.guest_id }, 'TEN')).status).toBe(404);
    await place(guest, { campaigns: [added('once-each', 'ONCE')] });
    expect((await ask(guest, 'ONCE')).body.code).toBe('campaign_used_up');
  });

  test('twenty codes a minute, however many sessions somebody opens', async () => {
    shop.advance(120_000);
    const guests = [await shop.newGuest(), await shop.newGuest()];
    const replies = [];
    for (let tries = 0; tries < 21; tries += 1) {
      const guest = guests[tries % 2];
      if (guest) replies.push(await ask(guest, `GUESS${tries}`));
    }
    expect(replies.slice(0, 20).every(({ status }) => status === 404)).toBe(true);
    expect(replies[20]?.status).toBe(429);
    expect(Number(replies[20]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
