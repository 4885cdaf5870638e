import { type Cents, cents, zeroCents } from './cents';

/**
 * Splits a total into whole cents in proportion to the weights, by largest remainder; ties go to the earlier part.
 * The parts always add up to the total. Weights are whole and not negative; when all are zero the first part takes everything.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  const whole = sumOfWeights(weights);
  if (weights.length === 0 && total !== 0) {
    throw new RangeError(`There is no part to carry ${total} cents.`);
  }
  if (whole === 0) return weights.map((_, index) => (index === 0 ? total : zeroCents));

  const sign = total < 0 ? -1 : 1;
  const magnitude = total * sign;
  const shares = weights.map((weight) => shareOf(magnitude, weight, whole));
  let left = magnitude;
  for (const share of shares) left -= share.cents;
  for (; left > 0; left -= 1) {
    const next = largestRemainder(shares);
    next.cents += 1;
    next.remainder = 0;
  }
  return shares.map((share) => cents(share.cents * sign));
}

/** A part rounded down, and by how much of a cent (in parts of the whole) it was. */
type Share = { cents: number; remainder: number };

function sumOfWeights(weights: readonly number[]): number {
  let sum = 0;
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) {
      throw new RangeError(`Weights must be whole and not negative: ${weights.join(', ')}.`);
    }
    sum += weight;
  }
  if (Number.isSafeInteger(sum)) return sum;
  throw new RangeError(`Weights must stay below 2^53 together: ${weights.join(', ')}.`);
}

function shareOf(magnitude: number, weight: number, whole: number): Share {
  const product = magnitude * weight;
  // Past 2^53 a product would lose its last digits, and with them perhaps a cent.
  if (!Number.isSafeInteger(product)) return largeShareOf(magnitude, weight, whole);
  const remainder = product % whole;
  return { cents: (product - remainder) / whole, remainder };
}

function largeShareOf(magnitude: number, weight: number, whole: number): Share {
  const product = BigInt(magnitude) * BigInt(weight);
  return { cents: Number(product / BigInt(whole)), remainder: Number(product % BigInt(whole)) };
}

function largestRemainder(shares: readonly Share[]): Share {
  return shares.reduce((largest, share) => (share.remainder > largest.remainder ? share : largest));
}
