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
 * What each discount takes off each line: the adjustments in their order, and last the automatic discount on what they left,
 * spread by largest remainder (TOT-2, TOT-3). No line gets more off than it costs.
 */
export function appliedDiscounts(
  amounts: readonly Cents[],
  adjustments: readonly Adjustment[],
  automatic: Rate,
): Cents[][] {
  const left = [...amounts];
  const applied = adjustments.map(({ line_shares }) => takeOff(left, line_shares));
  const discount = applyRate(sumCents(left), automatic);
  return [...applied, takeOff(left, allocate(discount, left))];
}

/** What each line gets off altogether. */
export function lineDiscounts(applied: readonly (readonly Cents[])[], lines: number): Cents[] {
  return Array.from({ length: lines }, (_, line) =>
    applied.reduce((sum, shares) => cents(sum + (shares[line] ?? 0)), zeroCents),
  );
}

/** Takes the shares off what is left, as far as it goes, and returns what was taken. */
function takeOff(left: Cents[], shares: readonly Cents[]): Cents[] {
  if (shares.length !== left.length) {
    throw new RangeError(
      `A discount has ${shares.length} shares for ${left.length} lines: give one share per line.`,
    );
  }
  return shares.map((share, line) => {
    if (share < 0) throw new RangeError(`A discount of ${share} cents would raise a price.`);
    const before = left[line] ?? zeroCents;
    const taken = cents(Math.min(before, share));
    left[line] = cents(before - taken);
    return taken;
  });
}
