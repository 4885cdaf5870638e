import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addCents, cents, negateCents, sumCents, timesCents, zeroCents } from './cents';

const anAmount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(cents);

describe('KERN-1: only whole cents', () => {
  test.each([0, 1, -1, 1999, Number.MAX_SAFE_INTEGER])('KERN-1: takes %d', (value) => {
    expect(cents(value)).toBe(value);
  });

  test.each([0.5, 19.99, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'KERN-1: refuses %d',
    (value) => {
      expect(() => cents(value)).toThrow(/not a whole number of cents/);
    },
  );
});

test('KERN-2: minus zero is zero', () => {
  expect(Object.is(cents(-0), 0)).toBe(true);
  expect(Object.is(negateCents(zeroCents), 0)).toBe(true);
  expect(Object.is(timesCents(cents(-5), 0), 0)).toBe(true);
});

describe('KERN-3: arithmetic', () => {
  test('KERN-3: adds, negates, multiplies and sums', () => {
    expect(addCents(cents(150), cents(275))).toBe(425);
    expect(negateCents(cents(150))).toBe(-150);
    expect(timesCents(cents(333), 3)).toBe(999);
    expect(sumCents([cents(1), cents(2), cents(3)])).toBe(6);
    expect(sumCents([])).toBe(0);
  });

  test('KERN-3: refuses a fraction of a count', () => {
    expect(() => timesCents(cents(333), 0.5)).toThrow(RangeError);
  });

  test('KERN-3: neither order nor grouping changes a sum', () => {
    fc.assert(
      fc.property(fc.array(anAmount, { maxLength: 50 }), (amounts) => {
        const sum = sumCents(amounts);
        expect(sumCents(amounts.toReversed())).toBe(sum);
        expect(addCents(sumCents(amounts.slice(0, 9)), sumCents(amounts.slice(9)))).toBe(sum);
      }),
    );
  });
});
