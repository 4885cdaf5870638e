import { unitsOf } from '@comanda/staff/board';
import type { BoardOrder, OrderItem } from '@comanda/contracts';

/** How many units of each chosen line go back, by its id. */
export type ChosenUnits = Readonly<Record<string, number>>;

/** Lines that money can still go back for. */
export function refundableLines({ items }: Pick<BoardOrder, 'items'>): OrderItem[] {
  return items.filter(
    ({ has_paid }) => has_paid === 'PAYMENT_PAID_ONLINE' || has_paid === 'PAYMENT_PAID_AT_COUNTER',
  );
}

/** All that can go back of these lines. */
export function allUnits(lines: readonly OrderItem[]): ChosenUnits {
  return Object.fromEntries(lines.map((line) => [line.item_instance_id, unitsOf(line)]));
}

/** The chosen units as a refund names them: nothing for the whole order, lines by id, the rest by their units. */
export function toRefundInput(lines: readonly OrderItem[], chosen: ChosenUnits) {
  const picked = lines.flatMap((line) => {
    const multiplier = chosen[line.item_instance_id] ?? 0;
    return multiplier > 0 ? [{ line, multiplier }] : [];
  });
  const whole = picked.filter(({ line, multiplier }) => multiplier === unitsOf(line));
  if (whole.length === lines.length) return {};
  const parts = picked.filter((each) => !whole.includes(each));
  return {
    ...(whole.length > 0
      ? { item_instance_ids: whole.map(({ line }) => line.item_instance_id) }
      : {}),
    ...(parts.length > 0
      ? {
          units: parts.map(({ line: { item_instance_id }, multiplier }) => {
            return { item_instance_id, multiplier };
          }),
        }
      : {}),
  };
}
