import type { Campaign, CampaignDiscount } from '@comanda/contracts';
import {
  aPurchaseCampaign,
  anEntityCampaign,
  centsOff,
  freeItems,
  percentOff,
} from '@comanda/testing';
import { type CorpusCase, readCorpus, reportCorpus } from '@comanda/testing/corpus';
import { test } from 'vitest';
import { added, priced } from './test-carts';
import { shopOf, toCents, type Ware } from './test-shop';

type Rule = { readonly attribute: string; readonly values: readonly string[] };

type Item = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly quantity: number;
  readonly subtotal: number;
};

type Method = {
  readonly target_type: string;
  readonly type: string;
  readonly allocation?: string;
  readonly value: number;
  readonly max_quantity?: number | null;
  readonly apply_to_quantity?: number;
  readonly buy_rules_min_quantity?: number;
  readonly target_rules?: readonly Rule[];
  readonly buy_rules?: readonly Rule[];
};

type Promotion = {
  readonly code: string;
  readonly type: string;
  readonly is_automatic?: boolean;
  readonly rules?: readonly Rule[];
  readonly application_method: Method;
};

type MedusaCase = {
  readonly path: readonly string[];
  readonly name: string;
  readonly promotions: readonly Promotion[];
  readonly compute: {
    readonly codes: readonly string[];
    readonly context: Readonly<Record<string, unknown>> & { readonly items?: readonly Item[] };
  };
  readonly expect: readonly {
    readonly action: string;
    readonly item_id?: string;
    readonly amount?: number;
  }[];
};

test('CAMP-30: agrees with the promotions of Medusa', () => {
  const text = readCorpus('promotions/medusa-compute-actions.json');
  const corpus: { readonly cases: readonly MedusaCase[] } | null = text && JSON.parse(text);
  reportCorpus('Medusa promotions', corpus && corpus.cases.map(compare));
});

function compare(each: MedusaCase): CorpusCase {
  const name = [...each.path, each.name].join(': ');
  const { items = [] } = each.compute.context;
  const asked = each.promotions.filter(
    (promotion) =>
      (each.compute.codes.includes(promotion.code) || promotion.is_automatic === true) &&
      (promotion.rules ?? []).every((rule) => holds(rule, each.compute.context)),
  );
  const why = reasonNotExpressible(each, asked, items);
  if (why !== null) return { name, verdict: 'not_expressible', why };

  const { index, lines } = shopOf(items.map(toWare));
  const outcome = priced(
    lines,
    added(...asked.map((promotion) => toCampaign(promotion, items))),
    index,
  );
  const expected = each.expect.reduce((sum, { amount }) => sum + toCents(amount ?? 0), 0);
  if (outcome.discount === expected && isPerLineEqual())
    return { name, verdict: 'agrees', why: '' };
  const decided = asked.map((promotion) => decision(promotion, items)).find((one) => one !== null);
  return decided
    ? { name, verdict: 'decided_otherwise', why: decided }
    : { name, verdict: 'differs', why: `${outcome.discount} instead of ${expected}` };

  /** Which of two lines alike gives a unit away is nobody's loss. */
  function isPerLineEqual(): boolean {
    const isAlike = asked.some(({ type }) => type === 'buyget');
    return items.every(({ id }, place) => {
      const off = outcome.adjustments.reduce((sum, one) => sum + (one.line_shares[place] ?? 0), 0);
      const theirs = each.expect
        .filter(({ item_id }) => item_id === id)
        .reduce((sum, { amount }) => sum + toCents(amount ?? 0), 0);
      return isAlike || off === theirs;
    });
  }
}

function reasonNotExpressible(
  { expect }: MedusaCase,
  asked: readonly Promotion[],
  items: readonly Item[],
): string | null {
  const methods = asked.map(({ application_method }) => application_method);
  if (expect.some(({ action }) => action === 'campaignBudgetExceeded')) {
    return 'a budget over all orders';
  }
  if (methods.some(({ target_type }) => target_type === 'shipping_methods')) {
    return 'a discount on delivery';
  }
  if (
    asked.some((promotion) => promotion.type !== 'buyget' && isLimitedPerLine(promotion, items))
  ) {
    return 'a limit of units per line';
  }
  if (items.some((item) => !Number.isInteger(priceOf(item)))) {
    return 'prices with parts of a cent';
  }
  const isPartlyFree = asked.some(
    ({ type, application_method: method }) =>
      type === 'buyget' &&
      (method.type !== 'fixed' ||
        targets(method.target_rules, items).some((item) => priceOf(item) > method.value * 100)),
  );
  return isPartlyFree ? 'a reward that is not free' : null;
}

function isLimitedPerLine({ application_method }: Promotion, items: readonly Item[]): boolean {
  const { allocation, max_quantity, target_rules } = application_method;
  if (allocation !== 'each' || max_quantity === undefined || max_quantity === null) return false;
  return targets(target_rules, items).some(({ quantity }) => quantity > max_quantity);
}

/** Rules that were chosen with open eyes, where theirs are others. */
function decision({ type, application_method }: Promotion, items: readonly Item[]): string | null {
  if (type !== 'buyget') return null;
  const prices = new Set(targets(application_method.target_rules, items).map(priceOf));
  if (prices.size > 1) return 'the cheapest is free, not the dearest';
  return 'what is there is free, even if more could be';
}

function toCampaign(
  { type, application_method: method }: Promotion,
  items: readonly Item[],
): Campaign {
  const entity = { category_ids: [], menu_ids: [] };
  const item_ids = targets(method.target_rules, items).map(({ id }) => id);
  if (type !== 'buyget') {
    return anEntityCampaign({
      discounted_entity: { ...entity, item_ids },
      discount: toDiscount(method),
    });
  }
  const { apply_to_quantity = 1, buy_rules_min_quantity = 1, max_quantity } = method;
  const bought = targets(method.buy_rules, items).map(({ id }) => id);
  return aPurchaseCampaign({
    purchase_and_get: {
      ...entity,
      count: buy_rules_min_quantity,
      item_groups: [{ name: '', count: buy_rules_min_quantity, item_ids: bought }],
    },
    discount: freeItems(apply_to_quantity, item_ids),
    max_per_order: Math.max(1, Math.floor((max_quantity ?? 1) / apply_to_quantity)),
  });
}

function toDiscount({ type, allocation, value }: Method): CampaignDiscount {
  return type === 'percentage'
    ? percentOff(value)
    : centsOff(toCents(value), { is_per_unit: allocation === 'each' });
}

function targets(rules: readonly Rule[] | undefined, items: readonly Item[]): Item[] {
  return items.filter((item) => (rules ?? []).every((rule) => holds(rule, item)));
}

/** "product.id" is the id of the product of what is looked at; several named as one value are any of them. */
function holds({ attribute, values }: Rule, subject: Readonly<Record<string, unknown>>): boolean {
  const found = attribute
    .replace(/^items\./u, '')
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      subject,
    );
  return typeof found === 'string' && values.includes(found);
}

function toWare(item: Item): Ware {
  return { id: item.id, price: priceOf(item), quantity: item.quantity };
}

function priceOf({ subtotal, quantity }: Item): number {
  return (subtotal * 100) / quantity;
}
