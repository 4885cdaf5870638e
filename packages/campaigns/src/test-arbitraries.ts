import type { CartLine } from '@comanda/cart';
import type { Campaign, CampaignDiscount } from '@comanda/contracts';
import {
  aPurchaseCampaign,
  aSpendCampaign,
  anEntityCampaign,
  centsOff,
  freeItems,
  percentOff,
  specialPrice,
} from '@comanda/testing';
import fc from 'fast-check';
import { linesOf } from './test-carts';

const ITEMS = ['margherita', 'funghi', 'tartufo', 'water', 'cola', 'wine', 'tiramisu', 'gelato'];

const someItems = fc.subarray(ITEMS, { maxLength: 3 });
const entity = fc.record({
  item_ids: someItems,
  category_ids: fc.subarray(['pizzas', 'drinks', 'sweets'], { maxLength: 2 }),
  menu_ids: fc.subarray(['dinner', 'afters'], { maxLength: 1 }),
});
const limit = fc.option(fc.integer({ min: 1, max: 4 }));

const anyDiscount: fc.Arbitrary<CampaignDiscount> = fc.oneof(
  fc
    .tuple(fc.nat(100), fc.option(fc.nat(900)), limit, someItems)
    .map(([price, max_amount, count, items]) => percentOff(price, { max_amount, count, items })),
  fc
    .tuple(fc.nat(3000), fc.boolean(), limit, someItems)
    .map(([price, is_per_unit, count, items]) => centsOff(price, { is_per_unit, count, items })),
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), someItems)
    .map(([count, items]) => freeItems(count, items)),
  fc
    .tuple(fc.nat(3000), fc.boolean(), limit, someItems)
    .map(([price, is_per_unit, count, items]) =>
      specialPrice(price, { is_per_unit, count, items }),
    ),
);

const anyGroup = fc.record({
  name: fc.constant('group'),
  count: fc.integer({ min: 1, max: 3 }),
  item_ids: someItems,
});

/** Campaigns of every type with every discount. */
export const anyCampaign: fc.Arbitrary<Campaign> = fc
  .tuple(
    fc.record({
      discount: anyDiscount,
      select_reward_item: fc.boolean(),
      max_per_order: fc.integer({ min: 1, max: 3 }),
    }),
    entity,
    fc.nat(4000),
    fc.array(anyGroup, { maxLength: 3 }),
    fc.nat(2),
  )
  .map(([common, { item_ids, category_ids, menu_ids }, min_spend, item_groups, type]) => {
    const block = { item_ids, category_ids, menu_ids };
    if (type === 0) return aSpendCampaign({ ...common, spend_and_get: { ...block, min_spend } });
    if (type === 1) return anEntityCampaign({ ...common, discounted_entity: block });
    const purchase_and_get = { count: 2, item_groups, category_ids, menu_ids };
    return aPurchaseCampaign({ ...common, purchase_and_get });
  });

const anyLine = fc
  .record({
    units: fc.integer({ min: 1, max: 5 }),
    item: fc.constantFrom(...ITEMS),
    cheese: fc.nat(2),
    owner: fc.constantFrom('', '', '', ' of i1', ' of i2', ' reward of i1', ' reward of i2'),
  })
  .map(({ units, item, cheese, owner }) => `${units} ${item} + ${cheese} cheese${owner}`);

/** Carts in which some lines belong to i1 or i2. */
export const anyLines: fc.Arbitrary<CartLine[]> = fc
  .array(anyLine, { maxLength: 8 })
  .map((texts) => linesOf(...texts));
