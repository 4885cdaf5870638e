import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shop } from '../payments/settle/testing/start-shop';
import { type CampaignShop, startCampaignShop } from './testing/start-campaign-shop';

let hands: CampaignShop;
let shop: Shop;
let statements: string[];

beforeAll(async () => {
  hands = await startCampaignShop();
  ({ shop, statements } = hands);
}, 60_000);
afterAll(() => shop.close());

describe('what campaigns take off', () => {
  test('one with a code, by its code only, however it is written', async () => {
    const items = [hands.line('burger', 1), hands.line('fries', 2)];
    const { body } = await hands.totalsOf({
      items,
      campaigns: [hands.added('ten-percent', ' ten ')],
    });
    expect(body.totals).toMatchObject({ subtotal: 2000, discount: 200, net_total: 1800 });
    for (const code of [undefined, 'TENN', '']) {
      const refused = await hands.totalsOf({
        items,
        campaigns: [hands.added('ten-percent', code)],
      });
      expect(refused.body).toMatchObject({ code: 'campaign_unavailable' });
    }
  });

  test('one that joins by itself, unasked', async () => {
    const { body } = await hands.totalsOf({
      items: [hands.line('soda', 4), hands.line('soda', 2)],
    });
    expect(body.totals).toMatchObject({ subtotal: 1800, discount: 800 });
    const none = await hands.totalsOf({ items: [hands.line('soda', 5)] });
    expect(none.body.totals).toMatchObject({ discount: 0 });
  });

  test('a reward that the guest picked, and nothing that only calls itself one', async () => {
    const campaign = hands.added('fries-on-us');
    const { campaign_instance_id } = campaign;
    const reward = { campaign_instance_id, is_reward_item: true };
    const earned = await hands.totalsOf({
      items: [hands.line('burger', 2), hands.line('fries', 1, reward)],
      campaigns: [campaign],
    });
    expect(earned.body.totals).toMatchObject({ subtotal: 2650, discount: 450 });
    const soda = await hands.totalsOf({
      items: [hands.line('burger', 2), hands.line('soda', 1, reward)],
      campaigns: [campaign],
    });
    expect(soda.body.totals).toMatchObject({ subtotal: 2500, discount: 0 });
  });

  test('the automatic discount applies to what they leave', async () => {
    await shop.db.execute(
      `update restaurants set settings = settings || '{"automatic_discount_percent": 20}', menu_version = menu_version + 1`,
    );
    shop.deps.catalogue.forget(shop.restaurant_id);
    const items = [hands.line('burger', 1), hands.line('fries', 2)];
    const { body } = await hands.totalsOf({
      items,
      campaigns: [hands.added('ten-percent', 'TEN')],
    });
    await shop.db.execute(
      `update restaurants set settings = settings || '{"automatic_discount_percent": 0}', menu_version = menu_version + 1`,
    );
    shop.deps.catalogue.forget(shop.restaurant_id);
    expect(body.totals).toMatchObject({ subtotal: 2000, discount: 560, net_total: 1440 });
  });

  test('the tax of it, with a fee where delivery is taxed', async () => {
    const order = {
      restaurant_id: shop.restaurant_id,
      items: [hands.line('burger', 1), hands.line('fries', 2)],
      campaigns: [hands.added('ten-percent', 'TEN')],
      delivery_fee: 500,
      delivery_platform: 'MENTUM',
    };
    const { body } = await shop.call('POST', '/order/calculateTax', { order });
    expect(body).toEqual({ sales_tax: 160 });
  });
});

describe('a campaign is refused, and it is told which and why', () => {
  test('not earned: what is missing', async () => {
    const campaign = hands.added('fries-on-us');
    const { status, body } = await hands.totalsOf({
      items: [hands.line('burger', 1)],
      campaigns: [campaign],
    });
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
    const campaign = { ...hands.added(key, code), campaign_id: shop.ids.get(key) ?? randomUUID() };
    const { body } = await hands.totalsOf({
      items: [hands.line('fries', 1)],
      campaigns: [campaign],
    });
    expect(body.code).toBe(refusal);
  });

  test('too often in one order, and beside one that stands alone', async () => {
    const items = [hands.line('burger', 2)];
    const twice = [hands.added('ten-percent', 'TEN'), hands.added('ten-percent', 'TEN')];
    expect((await hands.totalsOf({ items, campaigns: twice })).body).toMatchObject({
      code: 'campaign_limit_reached',
      campaigns: [{ campaign_instance_id: twice[1]?.campaign_instance_id }],
    });
    const beside = [hands.added('ten-percent', 'TEN'), hands.added('alone', 'ALONE')];
    expect((await hands.totalsOf({ items, campaigns: beside })).body).toMatchObject({
      code: 'campaign_not_combinable',
      campaigns: [{ name: 'Ten percent' }],
    });
  });

  test('instance ids that are not their own, and lines of nobody', async () => {
    const items = [hands.line('burger', 2)];
    const one = hands.added('ten-percent', 'TEN');
    const other = {
      ...hands.added('alone', 'ALONE'),
      campaign_instance_id: one.campaign_instance_id,
    };
    const posing = hands.added('ten-percent', 'TEN', shop.ids.get('soda-six'));
    for (const order of [
      { items, campaigns: [one, other] },
      { items: [hands.line('soda', 6)], campaigns: [posing] },
      { items: [hands.line('fries', 1, { campaign_instance_id: randomUUID() })] },
      { items: [hands.line('fries', 1, { is_reward_item: true })] },
    ]) {
      const { status, body } = await hands.totalsOf(order);
      expect([status, body.code]).toEqual([400, 'invalid_input']);
      expect(body.issues).toHaveLength(1);
    }
  });
});

describe('an order with campaigns', () => {
  test('keeps them with its lines, and shows them to its guest and on the receipt', async () => {
    const guest = await shop.newGuest('Ada');
    const campaign = hands.added('fries-on-us');
    const { campaign_instance_id, campaign_id } = campaign;
    const { status, body } = await hands.place(guest, {
      items: [
        hands.line('burger', 2, { campaign_instance_id }),
        hands.line('fries', 1, { campaign_instance_id, is_reward_item: true }),
        hands.line('soda', 1),
      ],
      campaigns: [campaign, hands.added('ten-percent', 'ten')],
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
        // Price of the reward; the burgers that earned it are paid.
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
    const changes = { campaigns: [hands.added('ten-percent', 'TEN')], tip_percentage: 0 };
    const refused = await hands.place(guest, { ...changes, expected_total: 2178 });
    expect(refused.body).toMatchObject({
      code: 'price_changed',
      totals: { discount: 200, total_with_tip_and_tax: 1960 },
    });
    expect((await hands.place(guest, { ...changes, expected_total: 1960 })).status).toBe(200);
  });

  /** The statements of a warm order, but for the news of it, which goes out behind the commit. */
  async function statementsOf(changes: () => object) {
    await hands.place(await shop.newGuest(), changes());
    const guest = await shop.newGuest();
    statements.length = 0;
    const { status, body } = await hands.place(guest, changes());
    const all = statements.map((sql) => sql.trim()).filter((sql) => !sql.includes('pg_notify'));
    expect(status).toBe(200);
    return { all, totals: body.order.totals };
  }

  function threeDishes() {
    return [
      hands.line('burger', 1),
      hands.line('burger', 2, { special_instructions: 'hot' }),
      hands.line('burger', 3, { special_instructions: 'cold' }),
    ];
  }

  test('takes two reads and one statement: three dishes with choices, a campaign, tax, tip, key, message', async () => {
    const { all, totals } = await statementsOf(() => ({
      items: threeDishes(),
      campaigns: [hands.added('ten-percent', 'TEN')],
    }));
    expect(totals).toMatchObject({ subtotal: 6600, discount: 660, tip_amount: 891 });
    expect(all.map((sql) => sql.split(/\s/)[0])).toEqual(['select', 'with']);
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
      campaigns: [hands.added('once-each', 'ONCE')],
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
