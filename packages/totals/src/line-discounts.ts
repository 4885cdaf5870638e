import {
  addCents,
  allocate,
  applyRate,
  type Cents,
  cents,
  type Rate,
  zeroCents,
} from '@comanda/kernel';

/** A discount that was spread over the lines that earned it: one share per line, in their order; zero where it earned nothing. */
export type Adjustment = { readonly line_shares: readonly Cents[] };

/**
 * What each line gets off: first the adjustments in their order, then the automatic discount on what they left, spread by
 * largest remainder (TOT-2, TOT-3). No line gets more off than it costs.
 */
export function lineDiscounts(
  amounts: readonly Cents[],
  adjustments: readonly Adjustment[],
  automatic: Rate,
): Cents[] {
  const adjusted = adjustments.reduce<readonly Cents[]>(
    (discounts, { line_shares }) => takeOff(amounts, discounts, line_shares),
    amounts.map(() => zeroCents),
  );
  const left = amounts.map((amount, index) => cents(amount - (adjusted[index] ?? 0)));
  const discount = applyRate(left.reduce(addCents, zeroCents), automatic);
  return takeOff(amounts, adjusted, allocate(discount, left));
}

function takeOff(
  amounts: readonly Cents[],
  discounts: readonly Cents[],
  shares: readonly Cents[],
): Cents[] {
  if (shares.length !== amounts.length) {
    throw new RangeError(
      `A discount has ${shares.length} shares for ${amounts.length} lines: give one share per line.`,
    );
  }
  return amounts.map((amount, index) => {
    const share = shares[index] ?? zeroCents;
    if (share < 0) throw new RangeError(`A discount of ${share} cents would raise a price.`);
    return cents(Math.min(amount, (discounts[index] ?? 0) + share));
  });
}
