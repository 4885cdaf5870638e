import type { Order } from '@comanda/contracts';
import { groupBy } from '../../shared/group-by';
import type { Taking } from '../orders/find-takings';
import { sum } from './sum-orders';

/** A person's tips in cents; null = of nobody in particular. */
export type PersonTips = { readonly staff_id: string | null; readonly tip_amount: number };

/**
 * Spreads the tips of orders over people: what was paid at the counter is of the one who took it there, the rest of the one
 * who took the order, if any of the staff did.
 */
export function sumTips(
  orders: readonly Order[],
  takings: readonly Taking[],
  takersOf: ReadonlyMap<string, string>,
): readonly PersonTips[] {
  const counted = new Set(orders.map(({ order_id }) => order_id));
  const at_counter = takings.filter(
    ({ order_id, staff_id }) => staff_id !== null && counted.has(order_id),
  );
  const takenOf = groupBy(at_counter, ({ order_id }) => order_id);
  const rest = orders.map(({ order_id, totals }) => ({
    staff_id: takersOf.get(order_id) ?? null,
    tip_amount: totals.tip_amount - sum(takenOf.get(order_id) ?? [], (taking) => taking.tip_amount),
  }));
  return [...groupBy([...at_counter, ...rest], ({ staff_id }) => staff_id)]
    .map(([staff_id, its]) => ({ staff_id, tip_amount: sum(its, (each) => each.tip_amount) }))
    .filter(({ tip_amount }) => tip_amount !== 0)
    .toSorted((a, b) => b.tip_amount - a.tip_amount);
}
