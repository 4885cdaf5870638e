import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Problem } from './foreign-menu';
import { readCents, readDecimal } from './read-price';

function decimal(raw: unknown): number | string {
  const problems: Problem[] = [];
  const cents = readDecimal(raw, problems);
  return problems[0]?.reason ?? cents;
}

describe('amounts with decimals', () => {
  test.each([
    ['3.50', 350],
    ['$3.40', 340],
    ['25', 2500],
    [4.99, 499],
    [0.1, 10],
    [1.005, 'price_not_understood'],
    ['1,250.00', 125_000],
    ['12,50', 'price_not_understood'],
    ['1.500', 150],
    ['', 'price_missing'],
    [null, 'price_missing'],
    ['free', 'price_not_understood'],
    [-1, 'price_below_zero'],
    ['99999999', 'price_too_high'],
    [{}, 'price_not_understood'],
    [Number.NaN, 'price_not_understood'],
  ])('%j is %j', (raw, expected) => expect(decimal(raw)).toBe(expected));

  test('whatever was written with two decimals comes back to the cent, as number and as text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect([decimal(text), decimal(Number(text)), decimal(`$${text}`)]).toEqual([
          cents,
          cents,
          cents,
        ]);
      }),
    );
  });
});

test.each([
  [450, 450],
  ['550', 550],
  [450n, 450],
  [4.5, 'price_not_understood'],
  ['4.50', 'price_not_understood'],
  [undefined, 'price_missing'],
])('%s cents', (raw, expected) => {
  const problems: Problem[] = [];
  const cents = readCents(raw, problems);
  expect(problems[0]?.reason ?? cents).toBe(expected);
});
