import { allocate, cents } from '@comanda/kernel';
import type { OrderItemRow } from '../orders/order-rows';

/** Units of a line that go back while others of it stay. */
export type RefundUnits = { readonly item: OrderItemRow; readonly count: number };

/** How many units of a line have not been given back. */
export function unitsLeft({
  multiplier,
  refunded_units,
}: Pick<OrderItemRow, 'multiplier' | 'refunded_units'>): number {
  return multiplier - refunded_units;
}

/** Worth of the next units of a line: unit by unit they come to the worth of the line, to the cent. */
export function worthOfUnits(
  { multiplier, refunded_units }: Pick<OrderItemRow, 'multiplier' | 'refunded_units'>,
  count: number,
  worth: number,
): number {
  return worthOfFirst(refunded_units + count) - worthOfFirst(refunded_units);

  function worthOfFirst(units: number): number {
    return Number(allocate(cents(worth), [units, multiplier - units])[0] ?? 0);
  }
}
