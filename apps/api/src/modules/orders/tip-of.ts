import type { OrderTipFields } from '@comanda/totals';

/**
 * The tip of a question that may say it beside the order and in it. The one beside counts as a whole: of two that are
 * mixed field by field, neither would be what was asked.
 */
export function tipOf(beside: OrderTipFields, inside: OrderTipFields): OrderTipFields {
  const isBeside = (beside.tip_percentage ?? beside.tip_fixed ?? null) !== null;
  const { tip_percentage, tip_fixed } = isBeside ? beside : inside;
  return { tip_percentage, tip_fixed, delivery_tip: beside.delivery_tip ?? inside.delivery_tip };
}
