import { type Cents, cents } from '@comanda/kernel';
import { splitOrder } from '@comanda/totals';
import type { BillOrder } from './bill';
import { toOrderTotals } from './order-totals';

/** Prices these lines of an order, with their share of the tax. */
export function priceLines(
  each: Pick<BillOrder, 'order' | 'items'>,
  wanted: ReadonlySet<string>,
): Cents {
  const chosen = each.items.map(({ item_instance_id }) => wanted.has(item_instance_id));
  const split = splitOrder(toOrderTotals(each), {
    kind: 'by_item',
    parts: 2,
    weights: chosen.map((isChosen) => (isChosen ? [1, 0] : [0, 1])),
  });
  if (!split.ok) throw new Error(`An order cannot be split by its own lines: ${split.error.code}.`);
  return cents(split.value[0]?.total_with_tax ?? 0);
}
