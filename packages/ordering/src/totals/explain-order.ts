import type { CampaignOutcome } from '@comanda/campaigns';
import type { CheckedLine } from '@comanda/cart';
import type { Cents } from '@comanda/kernel';
import { explainUnitPrice, type UnitPricePart } from '@comanda/modifiers';
import { type DiscountKey, explainTotals, type PriceStep, type TotalsInput } from '@comanda/totals';

/** Reason for a discount: a campaign by its name, or a percentage off everything. */
export type DiscountReason = { readonly id: string; readonly amount: Cents } & (
  | { readonly kind: 'campaign'; readonly name: string }
  | { readonly kind: 'automatic'; readonly percent: number }
);

/** How one line of the order comes to what is paid for it. */
export type LineReason = {
  readonly line_id: string;
  readonly name: string;
  readonly multiplier: number;
  /** Price parts of a unit, the item first. */
  readonly parts: readonly UnitPricePart[];
  readonly unit_price: Cents;
  readonly amount: Cents;
  readonly discounts: readonly DiscountReason[];
  readonly net: Cents;
};

/** One step from the dishes to the total. */
export type StepReason =
  | (DiscountReason & { readonly key: 'discount' })
  | Exclude<PriceStep, DiscountKey>;

export type PriceReasons = {
  readonly lines: readonly LineReason[];
  readonly steps: readonly StepReason[];
};

/** Why an order costs what it costs, with the names that a guest knows; null while its tip cannot be taken. */
export function explainOrder(
  ordered: readonly CheckedLine[],
  input: TotalsInput,
  { adjustments, instances }: Pick<CampaignOutcome, 'adjustments' | 'instances'>,
): PriceReasons | null {
  const explained = explainTotals(input);
  if (!explained.ok) return null;
  const { lines, steps } = explained.value;
  return {
    lines: lines
      .map((line, place) => lineReason(line, ordered[place]))
      .filter((one) => one !== null),
    steps: steps.map((step) => (isDiscount(step) ? { key: 'discount', ...toReason(step) } : step)),
  };

  function lineReason(
    { discounts, ...sums }: (typeof lines)[number],
    checked: CheckedLine | undefined,
  ): LineReason | null {
    if (!checked?.item) return null;
    const { line, item } = checked;
    return {
      line_id: line.line_id,
      name: item.name,
      parts: explainUnitPrice(item, line.modifier_counts),
      discounts: discounts.map(toReason),
      ...sums,
    };
  }

  function toReason(discount: DiscountKey & { readonly amount: Cents }): DiscountReason {
    const { amount } = discount;
    if (discount.key === 'automatic_discount') {
      return { id: 'automatic', kind: 'automatic', percent: discount.percent, amount };
    }
    const id = adjustments[discount.adjustment]?.campaign_instance_id ?? '';
    const instance = instances.find(({ campaign_instance_id }) => campaign_instance_id === id);
    return { id, kind: 'campaign', name: instance?.campaign.name ?? '', amount };
  }
}

function isDiscount(step: PriceStep): step is Extract<PriceStep, DiscountKey> {
  return step.key === 'campaign_discount' || step.key === 'automatic_discount';
}
