declare const brand: unique symbol;

/** A whole number of a currency's hundredths; may be negative (a discount, a refund). Made by `cents` only. */
export type Cents = number & { readonly [brand]: 'Cents' };

/** Nothing to pay. */
export const zeroCents: Cents = cents(0);

/** Takes a whole number as cents; throws on a fraction, NaN or a number past 2^53, which only a programming fault brings here. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(
      `${value} is not a whole number of cents. Round it by name (divideHalfAwayFromZero, applyRate) before it becomes money.`,
    );
  }
  // Adding 0 turns -0 into 0, so that two equal amounts are also identical.
  return (value + 0) as Cents;
}

/** a + b. */
export function addCents(a: Cents, b: Cents): Cents {
  return cents(a + b);
}

/** −a. */
export function negateCents(a: Cents): Cents {
  return cents(-a);
}

/** a × a whole count. */
export function timesCents(a: Cents, count: number): Cents {
  return cents(a * count);
}

/** The sum of all amounts; zero for none. */
export function sumCents(amounts: readonly Cents[]): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return cents(sum);
}
