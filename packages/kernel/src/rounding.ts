/** numerator ÷ denominator as a whole number; a half goes away from zero, as a till does it. Refuses a denominator that is not positive. */
export function divideHalfAwayFromZero(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) {
    throw new RangeError(`Cannot divide by ${denominator}: the denominator must be positive.`);
  }
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}
