import type { Campaign, CampaignDiscount } from '@comanda/contracts';
import {
  aPurchaseCampaign,
  aSpendCampaign,
  centsOff,
  freeItems,
  percentOff,
  specialPrice,
} from '@comanda/testing';
import { type CorpusCase, readCorpus, reportCorpus } from '@comanda/testing/corpus';
import { test } from 'vitest';
import { added, priced } from './test-carts';
import { shopOf, toCents } from './test-shop';

type OscarCase = {
  readonly class: string;
  readonly test: string;
  readonly condition: { readonly class: string; readonly value?: string };
  readonly benefit: {
    readonly class: string;
    readonly value?: string;
    readonly max_affected_items?: string;
  };
  readonly basket: readonly { readonly unit: string; readonly qty: number }[];
  readonly expect: { readonly discount: string };
};

test('CAMP-30: agrees with the offers of django-oscar', () => {
  const text = readCorpus('promotions/django-oscar-offers.json');
  const corpus: { readonly cases: readonly OscarCase[] } | null = text && JSON.parse(text);
  reportCorpus('django-oscar offers', corpus && corpus.cases.map(compare));
});

function compare(each: OscarCase): CorpusCase {
  const name = `${each.class} ${each.test}`;
  const wares = each.basket.map(({ unit, qty }, place) => ({
    id: `product-${place}`,
    price: toCents(unit),
    quantity: qty,
  }));
  const campaign = toCampaign(
    each,
    wares.map(({ id }) => id),
  );
  const expected = toCents(each.expect.discount);
  if (typeof campaign === 'string') return { name, verdict: 'not_expressible', why: campaign };
  if (wares.length === 0 && expected > 0) {
    return { name, verdict: 'not_expressible', why: 'the basket was not recorded' };
  }
  const { index, lines } = shopOf(wares);
  const { discount } = priced(lines, added(campaign), index);
  return discount === expected
    ? { name, verdict: 'agrees', why: '' }
    : { name, verdict: 'differs', why: `${discount} instead of ${expected}` };
}

/** The campaign, or why there is none like it. */
function toCampaign(
  { condition, benefit }: OscarCase,
  range: readonly string[],
): Campaign | string {
  const discount = toDiscount(benefit);
  if (typeof discount === 'string') return discount;
  const value = condition.value ?? '';
  switch (condition.class) {
    case 'CountCondition':
      return aPurchaseCampaign({
        purchase_and_get: { count: Number(value), item_groups: [], category_ids: [], menu_ids: [] },
        // The purchase earns it; the whole range is discounted, unless the offer is for the purchase.
        discount: isForWhatWasBought(discount) ? discount : { ...discount, items: [...range] },
      });
    case 'ValueCondition':
      if (discount.discount_type === 'DISCOUNT_SPECIAL_PRICE') {
        return 'a price for so many units, earned by spending';
      }
      return aSpendCampaign({
        spend_and_get: {
          min_spend: toCents(value),
          item_ids: [],
          category_ids: [],
          menu_ids: [],
        },
        discount,
      });
    default:
      return `a condition of another kind (${condition.class})`;
  }
}

function isForWhatWasBought({ discount_type }: CampaignDiscount): boolean {
  return discount_type === 'DISCOUNT_ITEM' || discount_type === 'DISCOUNT_SPECIAL_PRICE';
}

function toDiscount(benefit: OscarCase['benefit']): CampaignDiscount | string {
  const value = benefit.value ?? '0';
  const count =
    benefit.max_affected_items === undefined ? null : Number(benefit.max_affected_items);
  switch (benefit.class) {
    case 'MultibuyDiscountBenefit':
      return freeItems(1);
    case 'PercentageDiscountBenefit':
      return Number.isInteger(Number(value))
        ? percentOff(Number(value), { count })
        : 'parts of a percent';
    case 'AbsoluteDiscountBenefit':
      return centsOff(toCents(value), { count });
    case 'FixedUnitDiscountBenefit':
      return centsOff(toCents(value), { count, is_per_unit: true });
    case 'FixedPriceBenefit':
      return specialPrice(toCents(value));
    default:
      return `a benefit of another kind (${benefit.class})`;
  }
}
