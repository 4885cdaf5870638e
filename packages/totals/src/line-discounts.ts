import {
  allocate,
  applyRate,
  type Cents,
  cents,
  type Rate,
  sumCents,
  zeroCents,
} from '@comanda/kernel';

/** A discount that was spread over the lines that earned it: one share per line, in their order; zero where it earned nothing. */
export type Adjustment = { readonly line_shares: readonly Cents[] };

/**
 * Returns the rest of each line after each adjustment, in their order, and at last after the automatic discount, a
 * share of that rest, spread by largest remainder (TOT-2, TOT-3). No line is discounted by more than it costs.
 */
export function leftAfterDiscounts(
  amounts: readonly Cents[],
  adjustments: readonly Adjustment[],
  automatic: Rate,
): readonly (readonly Cents[])[] {
  const stages: (readonly Cents[])[] = [];
  let left = amounts;
  for (const { line_shares } of adjustments) {
    left = takeOff(left, line_shares);
    stages.push(left);
  }
  const discount = applyRate(sumCents(left), automatic);
  return [...stages, takeOff(left, allocate(discount, left))];
}

/** Takes the shares off what is left, as far as it goes. */
function takeOff(left: readonly Cents[], shares: readonly Cents[]): Cents[] {
  if (shares.length !== left.length) {
    throw new RangeError(
      `A discount has ${shares.length} shares for ${left.length} lines: give one share per line.`,
    );
  }
  return left.map((before, line) => {
    const share = shares[line] ?? zeroCents;
    if (share < 0) throw new RangeError(`A discount of ${share} cents would raise a price.`);
    return cents(before - Math.min(before, share));
  });
}
