import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Shop, startShop } from '../payments/settle/testing/start-shop';

const DAY_MS = 86_400_000;

let shop: Shop;
/** Two days on, when the offer of the day before has begun. */
let pickup_time: string;

beforeAll(async () => {
  const begins = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  shop = await startShop({
    campaigns: `campaigns:
  - key: from-tomorrow
    name: From tomorrow
    starts_at: ${begins}T00:00
    campaign_type: CAMPAIGN_DISCOUNTED_ENTITY
    discount: { discount_type: DISCOUNT_PERCENT, price: 50 }
`,
  });
  const step = 5 * 60_000;
  pickup_time = new Date(Math.ceil(Date.now() / step) * step + 2 * DAY_MS).toISOString();
}, 60_000);
afterAll(() => shop.close());

/** Two fries and a burger. */
function question(more: object = {}) {
  const { restaurant_id, items } = shop.order('');
  return { order: { restaurant_id, items, ...more } };
}

async function totals(more: object = {}) {
  return (await shop.call('POST', '/order/calculateTotals', question(more))).body.totals;
}

async function tax(more: object = {}) {
  return (await shop.call('POST', '/order/calculateTax', question(more))).body.sales_tax;
}

describe('what an order for later costs is asked for its pickup time', () => {
  test('and is what it then costs, at the counter and by card', async () => {
    const shown = await totals({ pickup_time, tip_percentage: 1500 });
    expect(shown).toMatchObject({ subtotal: 2000, discount: 1000 });
    const { token, guest_id } = await shop.newGuest();
    const expected_total = shown.total_with_tip_and_tax;
    const order = shop.order(guest_id, { pickup_time, expected_total });
    const opened = await shop.call(
      'POST',
      '/payments/intent',
      { ...order, mode: 'before' },
      { token },
    );
    expect(opened.body.totals).toEqual(shown);
    const placed = await shop.call(
      'POST',
      '/orders/orderAndPay',
      { ...order, payment_method: 'COUNTER' },
      { token },
    );
    expect(placed.body.order?.totals).toEqual(shown);
  });

  test('with its tax', async () => {
    expect(await tax({ pickup_time })).toBe((await totals({ pickup_time })).tax_amount);
  });

  test.each([{}, { pickup_time: null }])('and of now where none is said: %j', async (said) => {
    expect(await totals(said)).toMatchObject({ discount: 0, tax_amount: 178 });
    expect(await tax(said)).toBe(178);
  });
});
