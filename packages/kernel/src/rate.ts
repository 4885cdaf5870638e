import type { Cents } from './cents';
import { cents } from './cents';
import { err, ok, type Result } from './result';
import { divideHalfAwayFromZero } from './rounding';

/** A share of an amount as an exact fraction: `units` of `per`. 8.8750 % is 88750 of 1000000. */
export type Rate = { readonly units: number; readonly per: number };

const FOUR_DECIMALS_OF_A_PERCENT = 1_000_000;
const PERCENTAGE = /^\d{1,3}(?:\.\d{1,4})?$/;

/** Reads a decimal percentage of 0 to 100 with at most four decimals, e.g. "8.8750". */
export function parsePercentage(
  text: string,
): Result<Rate, { code: 'invalid_percentage'; text: string }> {
  // Rounded because 8.875 times 10000 is a hair off its whole number in binary.
  const units = PERCENTAGE.test(text) ? Math.round(Number(text) * 10_000) : Number.NaN;
  return units <= FOUR_DECIMALS_OF_A_PERCENT
    ? ok({ units, per: FOUR_DECIMALS_OF_A_PERCENT })
    : err({ code: 'invalid_percentage', text });
}

/** A rate in hundredths of a percent: 1500 is 15 %. Throws on a fraction of a hundredth. */
export function basisPoints(units: number): Rate {
  if (!Number.isSafeInteger(units)) {
    throw new RangeError(`${units} is not a whole number of hundredths of a percent.`);
  }
  return { units, per: 10_000 };
}

/** The rate's share of an amount, rounded once, half away from zero. */
export function applyRate(amount: Cents, { units, per }: Rate): Cents {
  const product = amount * units;
  // Past 2^53 a product would lose its last digits, and with them perhaps a cent.
  if (!Number.isSafeInteger(product)) {
    return cents(Number(divideHalfAwayFromZero(BigInt(amount) * BigInt(units), BigInt(per))));
  }
  const remainder = product % per;
  const half = 2 * Math.abs(remainder) >= per ? Math.sign(remainder) : 0;
  return cents(Math.trunc((product - remainder) / per) + half);
}
