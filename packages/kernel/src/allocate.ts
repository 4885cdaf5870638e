import { type Cents, cents } from './cents';

/**
 * Splits a total into whole cents in proportion to the weights, by largest remainder; ties go to the earlier part.
 * The parts always add up to the total. Weights are whole and not negative; when all are zero the first part takes everything.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError(`Weights must be whole and not negative: ${weights.join(', ')}.`);
  }
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError(`There is no part to carry ${total} cents.`);
    return [];
  }
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? total : cents(0)));

  const sign = total < 0 ? -1 : 1;
  const magnitude = BigInt(total * sign);
  const shares = weights.map((weight, index) => ({
    index,
    floor: (magnitude * BigInt(weight)) / whole,
    remainder: (magnitude * BigInt(weight)) % whole,
  }));
  let left = magnitude - shares.reduce((sum, share) => sum + share.floor, 0n);
  const parts = shares.map((share) => share.floor);
  for (const { index } of shares.toSorted(byRemainderThenIndex)) {
    if (left === 0n) break;
    parts[index] = (parts[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return parts.map((part) => cents(Number(part) * sign));
}

function byRemainderThenIndex(
  a: { index: number; remainder: bigint },
  b: { index: number; remainder: bigint },
): number {
  if (a.remainder === b.remainder) return a.index - b.index;
  return a.remainder > b.remainder ? -1 : 1;
}
