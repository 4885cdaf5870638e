import { allocate, assertNever, type Cents, cents, err, ok, type Result } from '@comanda/kernel';
import type { OrderTotals } from './calculate-totals';
import type { OrderPart } from './order-part';
import { splitByAmount } from './split-by-amount';
import { splitByItem } from './split-by-item';

/** How guests share an order. */
export type SplitWay =
  | { readonly kind: 'evenly'; readonly parts: number }
  | { readonly kind: 'by_amount'; readonly amounts: readonly Cents[] }
  | {
      readonly kind: 'by_item';
      readonly parts: number;
      /** For each line, in their order, the weight of each part: the units it had, or 1 for each who shared it. */
      readonly weights: readonly (readonly number[])[];
    };

export type SplitFault =
  | { readonly code: 'amounts_do_not_add_up'; readonly given: Cents; readonly expected: Cents }
  /** Lines, by their place, that no part has any weight in. */
  | { readonly code: 'lines_without_payer'; readonly lines: readonly number[] };

/** Splits an order into parts that add up to it, in each of its amounts, to the cent (TOT-17 to TOT-20). */
export function splitOrder(order: OrderTotals, way: SplitWay): Result<OrderPart[], SplitFault> {
  const total = cents(order.totals.total_with_tip_and_tax);
  switch (way.kind) {
    case 'evenly':
      return ok(splitByAmount(order, allocate(total, onesFor(way.parts))));
    case 'by_amount': {
      const given = sumOfAmounts(way.amounts);
      return given === total
        ? ok(splitByAmount(order, way.amounts))
        : err({ code: 'amounts_do_not_add_up', given, expected: total });
    }
    case 'by_item': {
      const weights = weightsByLine(order, way.weights, onesFor(way.parts).length);
      const lines = [...weights.keys()].filter((line) => !weights[line]?.some(Boolean));
      return lines.length === 0
        ? ok(splitByItem(order, weights, way.parts))
        : err({ code: 'lines_without_payer', lines });
    }
    default:
      return assertNever(way);
  }
}

function onesFor(parts: number): number[] {
  if (!Number.isSafeInteger(parts) || parts < 1) {
    throw new RangeError(`An order has no ${parts} parts: give a whole number from 1.`);
  }
  return Array.from({ length: parts }, () => 1);
}

function sumOfAmounts(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => {
    if (amount < 0) throw new RangeError(`Nobody pays ${amount} cents: amounts start at zero.`);
    return cents(sum + amount);
  }, cents(0));
}

/** One weight per line and part; a weight that is not told is none. */
function weightsByLine(
  order: OrderTotals,
  weights: readonly (readonly number[])[],
  parts: number,
): number[][] {
  if (weights.some((line) => line.length > parts)) {
    throw new RangeError(`A line has weights for more than the ${parts} parts of the order.`);
  }
  return order.lines.map((_, line) =>
    Array.from({ length: parts }, (__, part) => weights[line]?.[part] ?? 0),
  );
}
