import { indexMenus, priceLine } from '@comanda/cart';
import type { Menu, PaymentTotals, Restaurant } from '@comanda/contracts';
import { zeroCents } from '@comanda/kernel';
import { idsToCounts } from '@comanda/modifiers';
import { calculateTotals } from '@comanda/totals';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { modifier_groups, restaurants } from '../../db/schema/index';
import { type Shop, startShop } from '../payments/settle/testing/start-shop';

let shop: Shop;

beforeEach(async () => {
  shop = await startShop();
}, 60_000);
afterEach(() => shop.close());

async function changeSettings(settings: Partial<Restaurant>): Promise<void> {
  await shop.db
    .update(restaurants)
    .set({ settings: sql`${restaurants.settings} || ${JSON.stringify(settings)}::jsonb` });
  await shop.changeMenu();
}

async function makeFree(group: string, free_qty: number): Promise<void> {
  await shop.db.update(modifier_groups).set({ free_qty }).where(eq(modifier_groups.key, group));
  await shop.changeMenu();
}

/** A burger with the dearer patty and two fries. */
function itemsOf({ ids }: Shop) {
  return [
    { item_id: ids.get('burger') ?? '', modifier_ids: [ids.get('plant') ?? ''], multiplier: 1 },
    { item_id: ids.get('fries') ?? '', modifier_ids: [], multiplier: 2 },
  ];
}

/** Totals in a browser: the api's documents, priced by the packages. */
async function totalsInBrowser(): Promise<PaymentTotals> {
  const { restaurant } = (await shop.call('GET', '/restaurant/test-shop')).body as {
    restaurant: Restaurant;
  };
  const { menus } = (await shop.call('GET', '/menu/test-shop/menus')).body as { menus: Menu[] };
  const index = indexMenus(menus);
  const result = calculateTotals({
    lines: itemsOf(shop).map(({ item_id, modifier_ids, multiplier }) => {
      const entry = index.get(item_id);
      if (entry === undefined) throw new Error(`${item_id} is on no menu.`);
      const modifier_counts = idsToCounts(modifier_ids);
      return { ...priceLine(entry, { modifier_counts, multiplier }), multiplier };
    }),
    tax_percentage: restaurant.tax_percentage,
    prices_include_tax: restaurant.prices_include_tax,
    automatic_discount_percent: restaurant.automatic_discount_percent,
    delivery_fee: zeroCents,
    is_delivery_taxed: restaurant.is_delivery_taxed,
    tip: { kind: 'percentage', basis_points: 1500 },
    delivery_tip: zeroCents,
  });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.totals;
}

/** Places the order at the price that the browser shows, and reads it again. */
async function totalsOnServer(shown: PaymentTotals): Promise<PaymentTotals> {
  const guest = await shop.newGuest();
  const order = shop.order(guest.guest_id, { items: itemsOf(shop), payment_method: 'COUNTER' });
  const placed = await shop.call(
    'POST',
    '/orders/orderAndPay',
    { ...order, expected_total: shown.total_with_tip_and_tax },
    { token: guest.token },
  );
  expect(placed.status).toBe(200);
  const read = await shop.call('GET', `/orders/${guest.guest_id}/getGuestOrder`, undefined, guest);
  return read.body.order.totals;
}

describe('the browser and the server come to the same price', () => {
  test('where the first choice of a group is free', async () => {
    await makeFree('patty', 1);
    const shown = await totalsInBrowser();
    // 2200 without it.
    expect(shown.subtotal).toBe(2000);
    expect(await totalsOnServer(shown)).toEqual(shown);
  });

  test('where prices include the tax', async () => {
    await changeSettings({ prices_include_tax: true, tax_percentage: '20' });
    const shown = await totalsInBrowser();
    expect(shown).toMatchObject({
      net_total: 2200,
      tax_amount: 0,
      included_tax: 367,
      total_with_tax: 2200,
      total_with_tip_and_tax: 2530,
    });
    expect(await totalsOnServer(shown)).toEqual(shown);
  });

  test('and no order is taken at a price with the tax on top where prices include it', async () => {
    await changeSettings({ prices_include_tax: true, tax_percentage: '20' });
    const guest = await shop.newGuest();
    const order = shop.order(guest.guest_id, { items: itemsOf(shop), payment_method: 'COUNTER' });
    const { status, body } = await shop.call(
      'POST',
      '/orders/orderAndPay',
      { ...order, expected_total: 2970 },
      { token: guest.token },
    );
    expect([status, body.code, body.totals.total_with_tip_and_tax]).toEqual([
      409,
      'price_changed',
      2530,
    ]);
  });
});
