import type { Campaign, CampaignDiscount } from '@comanda/contracts';
import {
  aPurchaseCampaign,
  aSpendCampaign,
  anEntityCampaign,
  centsOff,
  percentOff,
} from '@comanda/testing';
import { type CorpusCase, readCorpus, reportCorpus } from '@comanda/testing/corpus';
import { test } from 'vitest';
import { findCampaigns } from './find-campaigns';
import { added, friday, priced } from './test-carts';
import { shopOf } from './test-shop';
import { type Catalogue, readCatalogue } from './test-sylius-catalogue';

type Rule =
  | { readonly type: 'quantityAtLeast'; readonly value: number }
  | { readonly type: 'orderContainsProduct'; readonly product: string }
  | { readonly type: 'orderContainsTaxon'; readonly anyOf: readonly string[] }
  | { readonly type: 'itemsTotalAtLeast'; readonly cents: number }
  | {
      readonly type: 'taxonTotalAtLeast';
      readonly anyOf: readonly string[];
      readonly cents: number;
    };

type Action = {
  readonly type: string;
  readonly product?: string;
  readonly taxons?: readonly string[];
  readonly discount: { readonly percent?: number; readonly cents?: number };
};

type Promotion = {
  readonly name: string;
  readonly coupon?: string;
  readonly exclusive: boolean;
  readonly priority: number | null;
  readonly rules: readonly Rule[];
  readonly actions: readonly Action[];
};

type Structured = {
  readonly products: Readonly<
    Record<string, { readonly price: number; readonly taxons: readonly string[] }>
  >;
  readonly promotions: readonly Promotion[];
  readonly cart: readonly { readonly product: string; readonly quantity: number }[];
  readonly couponUsed?: string;
  readonly expect: {
    readonly total?: number;
    readonly discount?: number;
    readonly lineDiscount?: number;
    readonly shipping?: number;
    readonly couponInvalid?: boolean;
    readonly perProductDiscount?: Readonly<Record<string, number>>;
  };
};

type Scenario = {
  readonly feature: string;
  readonly scenario: string;
  readonly background: readonly string[];
  readonly steps: readonly string[];
  readonly structured: Structured | null;
};

test('CAMP-30: agrees with the promotions of Sylius', () => {
  const text = readCorpus('promotions/sylius-promotions.json');
  const corpus: { readonly scenarios: readonly Scenario[] } | null = text && JSON.parse(text);
  reportCorpus('Sylius promotions', corpus && corpus.scenarios.map(compare));
});

function compare({ feature, scenario, background, steps, structured }: Scenario): CorpusCase {
  const name = `${feature}: ${scenario}`;
  const catalogue = structured === null ? readCatalogue([...background, ...steps]) : null;
  if (catalogue) return compareCatalogue(name, catalogue);
  if (structured === null) {
    return { name, verdict: 'not_expressible', why: `told in words only (${topicOf(feature)})` };
  }
  const inTurn = structured.promotions.toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  const campaigns = inTurn.map((promotion) => toCampaign(promotion, structured));
  const why = campaigns.find((campaign) => typeof campaign === 'string');
  if (why !== undefined) return { name, verdict: 'not_expressible', why };
  const expressed = campaigns.filter((campaign) => typeof campaign !== 'string');
  return judge(name, differencesOf(structured, expressed), expressed);
}

function judge(
  name: string,
  differences: readonly string[],
  campaigns: readonly Campaign[],
): CorpusCase {
  if (differences.length === 0) return { name, verdict: 'agrees', why: '' };
  return wantsPercentFirst(campaigns)
    ? { name, verdict: 'decided_otherwise', why: 'amounts come off before percentages' }
    : { name, verdict: 'differs', why: differences.join(', ') };
}

/** Of one unit each, bought alone: a sale price is a campaign on a thing. */
function compareCatalogue(name: string, { wares, campaigns, at, prices }: Catalogue): CorpusCase {
  const inForce = findCampaigns(campaigns, { ...friday, at: at ?? friday.at });
  const asked = added(...inForce.map((each) => ({ ...each, starts_at: null, ends_at: null })));
  const differences = prices.flatMap(({ id, price }) => {
    const { index, lines } = shopOf(wares.filter((ware) => ware.id === id));
    const { total, discount } = priced(lines, asked, index);
    return isHalfACent(total + discount, price) ? [] : differing(id, total, price);
  });
  const isRounding = prices.some(({ id, price }) => {
    const ware = wares.find((each) => each.id === id);
    return ware !== undefined && isHalfACent(ware.price, price);
  });
  return isRounding && differences.length === 0
    ? { name, verdict: 'decided_otherwise', why: 'the discount is rounded, not what is left' }
    : judge(name, differences, campaigns);

  /** Where one percentage leaves half a cent, rounding the discount and rounding what is left differ. */
  function isHalfACent(full: number, expected: number): boolean {
    const [only, ...others] = inForce;
    if (others.length > 0 || only?.discount.discount_type !== 'DISCOUNT_PERCENT') return false;
    const hundredths = full * (100 - only.discount.price);
    return hundredths % 100 === 50 && Math.round(hundredths / 100) === expected;
  }
}

const TOPICS: readonly (readonly [RegExp, string])[] = [
  [/catalog promotion/iu, 'sale prices of a catalogue'],
  [/limit|nth order|customer group/iu, 'who orders and how often'],
  [/price range/iu, 'units within a range of prices'],
  [/minimum price/iu, 'a lowest price for each product'],
  [/non discounted/iu, 'only what is not on sale'],
  [/shipping/iu, 'a discount on delivery'],
  [/coupon|expiration/iu, 'codes and dates, without amounts'],
  [/channel/iu, 'several shops in one'],
];

function topicOf(feature: string): string {
  const [, topic = 'how a cart is worked with'] =
    TOPICS.find(([words]) => words.test(feature)) ?? [];
  return topic;
}

function wantsPercentFirst(campaigns: readonly Campaign[]): boolean {
  const kinds = campaigns.map(({ discount }) => discount.discount_type === 'DISCOUNT_PERCENT');
  return kinds.includes(true) && kinds.indexOf(true) < kinds.lastIndexOf(false);
}

function differencesOf(structured: Structured, campaigns: readonly Campaign[]): string[] {
  const { products, cart, couponUsed, expect } = structured;
  const { index, lines } = shopOf(
    Object.entries(products).map(([id, { price }]) => ({
      id,
      price,
      quantity: cart
        .filter(({ product }) => product === id)
        .reduce((sum, { quantity }) => sum + quantity, 0),
    })),
  );
  const open = findCampaigns(campaigns, friday);
  const coded = couponUsed ? findCampaigns(campaigns, { ...friday, code: couponUsed }) : [];
  const outcome = priced(lines, added(...open, ...coded), index);
  return [
    ...differing('total', outcome.total + (expect.shipping ?? 0), expect.total),
    ...differing('discount', -outcome.discount + 0, expect.discount),
    ...differing('lineDiscount', outcome.discount, expect.lineDiscount),
    ...differing('couponInvalid', coded.length === 0, expect.couponInvalid),
    ...Object.entries(expect.perProductDiscount ?? {}).flatMap(([product, amount]) =>
      differing(product, off(product), amount),
    ),
  ];

  function off(product: string): number {
    const place = lines.findIndex(({ item_id }) => item_id === product);
    return outcome.adjustments.reduce((sum, { line_shares }) => sum + (line_shares[place] ?? 0), 0);
  }
}

function differing<Value>(what: string, found: Value, expected: Value | undefined): string[] {
  return expected === undefined || found === expected
    ? []
    : [`${what} ${String(found)} instead of ${String(expected)}`];
}

/** The campaign, or why there is none like it. */
function toCampaign(promotion: Promotion, { products }: Structured): Campaign | string {
  const [rule, ...otherRules] = promotion.rules;
  const [action, ...otherActions] = promotion.actions;
  if (!action || otherRules.length + otherActions.length > 0) return 'several rules or actions';
  const items = itemsOf(action, Object.keys(products), inTaxons);
  if (items === null) return 'a discount on delivery';
  const common = {
    name: promotion.name,
    campaign_code: promotion.coupon ?? null,
    is_public: promotion.coupon === undefined,
    is_exclusive: promotion.exclusive,
    discount: { ...toDiscount(action), items },
  };
  const entity = { item_ids: [], category_ids: [], menu_ids: [] };
  switch (rule?.type) {
    case undefined:
      return anEntityCampaign({ ...common, discounted_entity: { ...entity, item_ids: items } });
    case 'quantityAtLeast':
      return aPurchaseCampaign({
        ...common,
        purchase_and_get: { ...entity, count: rule.value, item_groups: [] },
      });
    case 'orderContainsProduct':
      return boughtOneOf([rule.product], common);
    case 'orderContainsTaxon':
      return boughtOneOf(inTaxons(rule.anyOf), common);
    case 'itemsTotalAtLeast':
      return aSpendCampaign({ ...common, spend_and_get: { ...entity, min_spend: rule.cents } });
    case 'taxonTotalAtLeast':
      return aSpendCampaign({
        ...common,
        spend_and_get: { ...entity, min_spend: rule.cents, item_ids: inTaxons(rule.anyOf) },
      });
    default:
      return 'a rule of another kind';
  }

  function inTaxons(taxons: readonly string[]): string[] {
    const ids = Object.keys(products);
    return ids.filter((id) => products[id]?.taxons.some((taxon) => taxons.includes(taxon)));
  }
}

function boughtOneOf(
  item_ids: string[],
  common: Parameters<typeof aPurchaseCampaign>[0],
): Campaign {
  return aPurchaseCampaign({
    ...common,
    purchase_and_get: {
      count: 1,
      item_groups: [{ name: '', count: 1, item_ids }],
      category_ids: [],
      menu_ids: [],
    },
  });
}

function itemsOf(
  action: Action,
  all: readonly string[],
  inTaxons: (taxons: readonly string[]) => string[],
): string[] | null {
  switch (action.type) {
    case 'order':
      return [...all];
    case 'itemsInTaxons':
      return inTaxons(action.taxons ?? []);
    case 'product':
      return [action.product ?? ''];
    default:
      return null;
  }
}

/** On an order an amount is meant once, on items for each unit. */
function toDiscount({ type, discount }: Action): CampaignDiscount {
  return discount.percent === undefined
    ? centsOff(discount.cents ?? 0, { is_per_unit: type !== 'order' })
    : percentOff(discount.percent);
}
