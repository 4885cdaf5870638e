import { randomUUID } from 'node:crypto';
import { applyCampaigns, automaticCampaigns, findCampaigns } from '@comanda/campaigns';
import { indexMenus, resolveItems } from '@comanda/cart';
import type { OrderItemInput } from '@comanda/contracts';
import { zeroCents } from '@comanda/kernel';
import { calculateTotals, tipFromFields } from '@comanda/totals';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { CatalogueEntry } from '../../catalogue/catalogue';
import { type Shop, startShop } from '../payments/settle/testing/start-shop';

const ITEMS = ['burger', 'fries', 'soda'];
const CAMPAIGNS = 24;
const RUNS = 150;
const seed = Number(process.env['FC_SEED'] ?? 20_261_120);

const someItems = fc.subarray(ITEMS, { maxLength: 2 });
const count = fc.option(fc.integer({ min: 1, max: 3 }));

const discount = fc.oneof(
  fc.record({
    discount_type: fc.constant('DISCOUNT_PERCENT'),
    price: fc.nat(60),
    max_amount: fc.option(fc.nat(900)),
    count,
    items: someItems,
  }),
  fc.record({
    discount_type: fc.constant('DISCOUNT_CENTS'),
    price: fc.nat(1500),
    is_per_unit: fc.boolean(),
    count,
    items: someItems,
  }),
  fc.record({
    discount_type: fc.constant('DISCOUNT_ITEM'),
    count: fc.integer({ min: 1, max: 2 }),
    items: someItems,
  }),
  fc.record({
    discount_type: fc.constant('DISCOUNT_SPECIAL_PRICE'),
    price: fc.nat(2500),
    is_per_unit: fc.boolean(),
    count,
    items: someItems,
  }),
);

const condition = fc.oneof(
  fc.record({
    campaign_type: fc.constant('CAMPAIGN_SPEND_AND_GET'),
    spend_and_get: fc.record({ min_spend: fc.nat(3000), items: someItems }),
  }),
  fc.record({
    campaign_type: fc.constant('CAMPAIGN_PURCHASE_AND_GET'),
    purchase_and_get: fc.record({
      count: fc.integer({ min: 1, max: 3 }),
      item_groups: fc.constantFrom(
        [],
        [{ key: 'a', name: 'A', count: 1, items: ['burger'] }],
        [
          { key: 'a', name: 'A', count: 1, items: ['burger', 'fries'] },
          { key: 'b', name: 'B', count: 2, items: ['fries', 'soda'] },
        ],
      ),
    }),
  }),
  fc.record({
    campaign_type: fc.constant('CAMPAIGN_DISCOUNTED_ENTITY'),
    discounted_entity: fc.record({ items: someItems }),
  }),
);

const campaign = fc
  .tuple(
    condition,
    discount,
    fc.boolean(),
    fc.constantFrom(false, false, false, false, true),
    fc.integer({ min: 1, max: 3 }),
  )
  .map(([block, off, isCoded, is_exclusive, max_per_order]) => ({
    ...block,
    discount: off,
    isCoded,
    is_exclusive,
    max_per_order,
  }));

/** A guest's order: lines, some of which belong to one of the campaigns, and the requested campaigns. */
const order = fc.record({
  lines: fc.array(
    fc.record({
      item: fc.constantFrom(...ITEMS),
      multiplier: fc.integer({ min: 1, max: 5 }),
      plant: fc.boolean(),
      owner: fc.constantFrom(null, null, 0, 1),
      is_reward: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  wanted: fc.array(fc.nat(CAMPAIGNS - 1), { maxLength: 3 }),
  tip_percentage: fc.constantFrom(0, 1000, 1825),
});

let shop: Shop;

beforeAll(async () => {
  const [list = []] = fc.sample(
    fc.array(campaign, { minLength: CAMPAIGNS, maxLength: CAMPAIGNS }),
    {
      seed,
      numRuns: 1,
    },
  );
  const campaigns = list.map(({ isCoded, ...each }, at) => ({
    key: `c${at}`,
    name: `Campaign ${at}`,
    ...each,
    // Most have a code, or every one of them would join every order.
    ...(isCoded || at > 5 ? { code: `CODE${at}` } : {}),
  }));
  shop = await startShop({ campaigns: stringify({ campaigns }) });
}, 60_000);
afterAll(() => shop.close());

test(`T4: the server's price is the packages' price, for any cart and any campaigns (seed ${seed}, ${RUNS} orders)`, async () => {
  const entry = await shop.deps.catalogue.get('test-shop');
  if (entry === null) throw new Error('The shop is gone.');
  const refusals = new Map<string, number>();
  let discounted = 0;
  await fc.assert(
    fc.asyncProperty(order, async (drawn) => {
      const { items, campaigns } = toInput(entry, drawn);
      const body = {
        restaurant_id: shop.restaurant_id,
        items,
        campaigns,
        tip_percentage: drawn.tip_percentage,
      };
      const reply = await shop.call('POST', '/order/calculateTotals', { order: body });
      const own = priceByPackages(entry, items, campaigns, drawn.tip_percentage);
      if ('refused' in own) {
        expect(reply.body.code).toBe(own.refused);
        refusals.set(own.refused, (refusals.get(own.refused) ?? 0) + 1);
      } else {
        expect(reply.body.totals).toEqual(own.totals);
        if (own.totals.discount > 0) discounted += 1;
        await expectNoTrust(body, own.totals);
      }
    }),
    { seed, numRuns: RUNS },
  );
  // Both sides of the rules were met.
  expect(refusals.get('campaign_not_earned')).toBeGreaterThan(RUNS / 20);
  expect(discounted).toBeGreaterThan(RUNS / 5);
}, 120_000);

/** No number that a client adds has a say in the price: what is no part of the contract is refused as a whole. */
async function expectNoTrust(body: object, totals: object): Promise<void> {
  const lies = { price: 1, discount: 99_999, total: 1, subtotal: 1, tax_percentage: '0' };
  const [key, value] = fc.sample(fc.constantFrom(...Object.entries(lies)), 1)[0] ?? ['price', 1];
  const lied = await shop.call('POST', '/order/calculateTotals', {
    order: { ...body, [key]: value },
  });
  expect(lied.status).toBe(400);
  const again = await shop.call('POST', '/order/calculateTotals', { order: body });
  expect(again.body.totals).toEqual(totals);
}

type Drawn = typeof order extends fc.Arbitrary<infer Value> ? Value : never;

function toInput(entry: CatalogueEntry, { lines, wanted }: Drawn) {
  const campaigns = wanted.map((at) => {
    const found = entry.campaigns[at];
    if (found === undefined) throw new Error(`There is no campaign ${at}.`);
    const { campaign_id, campaign_code } = found;
    return {
      campaign_instance_id: randomUUID(),
      campaign_id,
      ...(campaign_code === null ? {} : { campaign_code }),
    };
  });
  const items = lines.map(({ item, multiplier, plant, owner, is_reward }): OrderItemInput => {
    const instance = owner === null ? undefined : campaigns[owner];
    return {
      item_id: shop.ids.get(item) ?? '',
      modifier_ids: item === 'burger' ? [shop.ids.get(plant ? 'plant' : 'beef') ?? ''] : [],
      multiplier,
      special_instructions: '',
      campaign_instance_id: instance?.campaign_instance_id ?? null,
      is_reward_item: instance !== undefined && is_reward,
      analytics_menu_id: null,
    };
  });
  return { items, campaigns };
}

function priceByPackages(
  { restaurant, menus, campaigns: known }: CatalogueEntry,
  items: readonly OrderItemInput[],
  wanted: ReturnType<typeof toInput>['campaigns'],
  tip_percentage: number,
) {
  const occasion = {
    at: shop.deps.clock.now(),
    timezone: restaurant.timezone,
    order_type: 'TAKEOUT' as const,
  };
  const resolved = resolveItems(menus, items, occasion);
  if (!resolved.ok) throw new Error(resolved.error.code);
  const asked = wanted.flatMap(({ campaign_instance_id, campaign_id }) => {
    const campaign = known.find((each) => each.campaign_id === campaign_id);
    return campaign ? [{ campaign_instance_id, campaign, is_automatic: false }] : [];
  });
  const added = [...asked, ...automaticCampaigns(findCampaigns(known, occasion), asked)];
  const lines = resolved.value.map(({ input, menu, modifier_counts, multiplier }) => ({
    ...input,
    menu_id: menu.menu_id,
    modifier_counts,
    multiplier,
  }));
  const outcome = applyCampaigns({ lines }, added, indexMenus(menus), occasion);
  const [first] = outcome.removed;
  if (first !== undefined) return { refused: first.reason.code };
  const totals = calculateTotals({
    lines: resolved.value,
    adjustments: outcome.adjustments,
    tax_percentage: restaurant.tax_percentage,
    automatic_discount_percent: restaurant.automatic_discount_percent,
    delivery_fee: zeroCents,
    is_delivery_taxed: false,
    tip: tipFromFields({ tip_percentage }),
    delivery_tip: zeroCents,
  });
  if (!totals.ok) return { refused: totals.error.code };
  return { totals: { ...totals.value.totals } };
}
