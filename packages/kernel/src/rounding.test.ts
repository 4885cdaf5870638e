import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideHalfAwayFromZero } from './rounding';

describe('KERN-4: half away from zero', () => {
  test.each([
    [0n, 2n, 0n],
    [1n, 2n, 1n],
    [-1n, 2n, -1n],
    [3n, 2n, 2n],
    [-3n, 2n, -2n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
    [-2n, 3n, -1n],
    [249n, 100n, 2n],
    [250n, 100n, 3n],
    [-250n, 100n, -3n],
    [10n ** 30n, 10n ** 15n, 10n ** 15n],
  ])('KERN-4: %d ÷ %d is %d', (numerator, denominator, expected) => {
    expect(divideHalfAwayFromZero(numerator, denominator)).toBe(expected);
  });

  test('KERN-4: is never further than a half from the exact quotient, and mirrors at zero', () => {
    fc.assert(
      fc.property(
        fc.bigInt(),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        (numerator, denominator) => {
          const quotient = divideHalfAwayFromZero(numerator, denominator);
          const distance = 2n * (quotient * denominator - numerator);
          expect(distance <= denominator && distance >= -denominator).toBe(true);
          expect(divideHalfAwayFromZero(-numerator, denominator)).toBe(-quotient);
        },
      ),
    );
  });
});

test.each([0n, -1n])('KERN-5: refuses to divide by %d', (denominator) => {
  expect(() => divideHalfAwayFromZero(1n, denominator)).toThrow(/must be positive/);
});
