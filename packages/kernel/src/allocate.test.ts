import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate';
import { cents, sumCents } from './cents';

const anAmount = fc.integer({ min: -100_000_000, max: 100_000_000 }).map(cents);
const weightsOf = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 });

describe('KERN-9: nothing is lost', () => {
  test('KERN-9: the parts add up to the amount', () => {
    fc.assert(
      fc.property(anAmount, weightsOf, (amount, weights) => {
        const parts = allocate(amount, Object.freeze(weights));
        expect(parts).toHaveLength(weights.length);
        expect(sumCents(parts)).toBe(amount);
      }),
    );
  });
});

describe('KERN-10: largest remainder', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2], [33, 67]],
    [5, [3, 7], [2, 3]],
    [10, [1, 1, 1, 1], [3, 3, 2, 2]],
    [1, [0, 5, 5], [0, 1, 0]],
    [999, [1000, 250, 250], [666, 167, 166]],
    [7, [1], [7]],
  ])('KERN-10: %d by %j is %j', (amount, weights, expected) => {
    expect(allocate(cents(amount), weights)).toEqual(expected);
  });

  test('KERN-10: every part is its exact share rounded down or up', () => {
    fc.assert(
      fc.property(anAmount, weightsOf, (amount, weights) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        fc.pre(whole > 0);
        for (const [index, part] of allocate(amount, weights).entries()) {
          const exact = (amount * (weights[index] ?? 0)) / whole;
          expect(Math.abs(part - exact)).toBeLessThan(1 + 1e-6);
        }
      }),
    );
  });

  test('KERN-10: a part without weight gets nothing', () => {
    fc.assert(
      fc.property(anAmount, weightsOf, (amount, weights) => {
        expect(allocate(amount, [...weights, 1, 0]).at(-1)).toBe(0);
      }),
    );
  });
});

describe('KERN-16: exact at any size', () => {
  /** By the book, in big integers: floors first, then a cent each to the largest remainders. */
  function byTheBook(amount: number, weights: readonly number[]): number[] {
    const sign = amount < 0 ? -1n : 1n;
    const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
    const exact = weights.map((weight) => BigInt(amount) * sign * BigInt(weight));
    const floors = exact.map((product) => product / whole);
    const left = Number(BigInt(amount) * sign - floors.reduce((sum, floor) => sum + floor, 0n));
    const lucky = exact
      .map((product, index) => ({ index, remainder: product % whole }))
      .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index);
    return floors.map((floor, index) => Number((floor + (lucky.includes(index) ? 1n : 0n)) * sign));
  }

  test('KERN-16: small or large, the split is the one of big integers', () => {
    const amounts = fc.oneof(anAmount, fc.maxSafeInteger().map(cents));
    const anyWeights = fc.oneof(
      weightsOf,
      fc.array(fc.integer({ min: 0, max: 2 ** 45 }), { minLength: 1, maxLength: 12 }),
    );
    fc.assert(
      fc.property(amounts, anyWeights, (amount, weights) => {
        fc.pre(weights.some((weight) => weight > 0));
        expect(allocate(amount, weights)).toEqual(byTheBook(amount, weights));
      }),
      { numRuns: 500 },
    );
  });
});

describe('KERN-11: no weight at all', () => {
  test('KERN-11: the first part takes everything', () => {
    expect(allocate(cents(7), [0, 0])).toEqual([7, 0]);
  });

  test('KERN-11: nothing is split into no parts', () => {
    expect(allocate(cents(0), [])).toEqual([]);
    expect(() => allocate(cents(1), [])).toThrow(/no part to carry/);
  });
});

test.each([[[-1, 2]], [[0.5]], [[Number.NaN]]])('KERN-12: refuses the weights %j', (weights) => {
  expect(() => allocate(cents(1), weights)).toThrow(/whole and not negative/);
});

test('KERN-12: refuses weights past 2^53 together', () => {
  const half = Number.MAX_SAFE_INTEGER - 1;
  expect(() => allocate(cents(1), [half, half])).toThrow(/below 2\^53/);
});

test('KERN-13: a negative amount splits like its opposite', () => {
  expect(allocate(cents(-100), [1, 1, 1])).toEqual([-34, -33, -33]);
  fc.assert(
    fc.property(anAmount, weightsOf, (amount, weights) => {
      const mirrored = allocate(cents(-amount), weights).map((part) => cents(-part));
      expect(mirrored).toEqual(allocate(amount, weights));
    }),
  );
});
