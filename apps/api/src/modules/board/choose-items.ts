import type { OrderItemRow } from '../orders/order-rows';

/** The lines of an order that are meant: all of them without a choice, null when one of the chosen is not of this order. */
export function chooseItems(
  items: readonly OrderItemRow[],
  item_instance_ids: readonly string[] | undefined,
): readonly OrderItemRow[] | null {
  if (item_instance_ids === undefined) return items;
  const wanted = new Set(item_instance_ids);
  const chosen = items.filter(({ item_instance_id }) => wanted.has(item_instance_id));
  return chosen.length === wanted.size ? chosen : null;
}
