import type { OrderItem } from '@comanda/contracts';

/** How many units of a line have not been refunded. */
export function unitsOf({
  multiplier,
  refunded_units = 0,
}: Pick<OrderItem, 'multiplier' | 'refunded_units'>): number {
  return multiplier - refunded_units;
}
