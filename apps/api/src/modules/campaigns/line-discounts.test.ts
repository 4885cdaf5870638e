import type { Order } from '@comanda/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CampaignShop, startCampaignShop } from './testing/start-campaign-shop';

let hands: CampaignShop;
beforeAll(async () => {
  hands = await startCampaignShop();
}, 60_000);
afterAll(() => hands.shop.close());

const wanted = fc.record({
  lines: fc.array(
    fc.tuple(fc.constantFrom('burger', 'fries', 'soda'), fc.integer({ min: 1, max: 4 })),
    { minLength: 1, maxLength: 5 },
  ),
  hasCode: fc.boolean(),
  automatic: fc.constantFrom(0, 7, 20),
});

async function setAutomatic(percent: number): Promise<void> {
  await hands.shop.db.execute(
    `update restaurants set settings = settings || '{"automatic_discount_percent": ${percent}}', menu_version = menu_version + 1`,
  );
  hands.shop.deps.catalogue.forget(hands.shop.restaurant_id);
}

test('the discounts of an order’s lines add up to the order’s, and no line costs less than nothing', async () => {
  await fc.assert(
    fc.asyncProperty(wanted, async ({ lines, hasCode, automatic }) => {
      await setAutomatic(automatic);
      const placed = await hands.place(await hands.shop.newGuest(), {
        items: lines.map(([key, count]) => hands.line(key, count)),
        campaigns: hasCode ? [hands.added('ten-percent', 'TEN')] : [],
      });
      expect(placed.status).toBe(200);
      const { items, totals, campaigns } = placed.body.order as Order;
      expect(items.reduce((sum, { discount }) => sum + discount, 0)).toBe(totals.discount);
      for (const { amount, discount } of items) expect(discount).toBeLessThanOrEqual(amount);
      const promoted = campaigns.reduce((sum, { discount }) => sum + discount, 0);
      expect(promoted).toBeLessThanOrEqual(totals.discount);
    }),
    { numRuns: 25 },
  );
}, 120_000);
