import { fieldsOf, textOf } from '../json-shape';
import { readDecimal } from '../read-price';

const WHOLE = /^price1-(\d+)$/i;

export type ToppingPrice = {
  readonly each: number;
  /** How many cost nothing before the first that does. */
  readonly free: number;
  /** The highest count that has a price. */
  readonly most: number;
};

/** The prices that a dish has by its number of toppings, as a person reads them; empty when the source has none. */
export function pricesByCount(pricing: unknown): string {
  const prices = Object.entries(fieldsOf(pricing)).flatMap(([key, raw]) => {
    const [, count] = WHOLE.exec(key) ?? [];
    return count === undefined ? [] : [`${textOf(raw)} with ${count}`];
  });
  return prices.join(', ');
}

/** "With 0 … 4 toppings" as a price per topping, if every one costs the same after some that are free; else null. */
export function readToppingPrice(pricing: unknown): ToppingPrice | null {
  const byCount = new Map<number, number>();
  for (const [key, raw] of Object.entries(fieldsOf(pricing))) {
    const [, count] = WHOLE.exec(key) ?? [];
    const problems: Parameters<typeof readDecimal>[1] = [];
    if (count !== undefined) byCount.set(Number(count), readDecimal(raw, problems));
    if (problems.length > 0) return null;
  }
  const most = byCount.size - 1;
  const steps = Array.from(
    { length: Math.max(most, 0) },
    (_, count) => (byCount.get(count + 1) ?? 0) - (byCount.get(count) ?? 0),
  );
  if (steps.length === 0 || ![...byCount.keys()].every((count) => count <= most)) return null;
  const each = steps.at(-1) ?? 0;
  const free = each === 0 ? 0 : steps.filter((step) => step === 0).length;
  const isEven = steps.every((step, index) => step === (index < free ? 0 : each));
  return isEven && each >= 0 ? { each, free, most } : null;
}
