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

/** What all discounts leave of each line, and what each of them took off each line. */
export type Discounts = {
  readonly nets: readonly Cents[];
  /** One list per adjustment, in their order, and last that of the automatic discount. */
  readonly taken: readonly (readonly Cents[])[];
};

/**
 * Takes off the adjustments in their order, and then the automatic discount, a share of what they left, spread by largest
 * remainder (TOT-2, TOT-3). No line gets more off than it costs.
 */
export function takeOffDiscounts(
  amounts: readonly Cents[],
  adjustments: readonly Adjustment[],
  automatic: Rate,
): Discounts {
  const left = [...amounts];
  const adjusted = adjustments.map(({ line_shares }) => takeOff(left, line_shares));
  const discount = applyRate(sumCents(left), automatic);
  return { nets: left, taken: [...adjusted, takeOff(left, allocate(discount, left))] };
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
