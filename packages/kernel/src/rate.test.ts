import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from './cents';
import { applyRate, basisPoints, parsePercentage } from './rate';
import { divideHalfAwayFromZero } from './rounding';

function rateOf(text: string) {
  const rate = parsePercentage(text);
  if (!rate.ok) throw new Error(`${text} was refused.`);
  return rate.value;
}

describe('KERN-6: reading a percentage', () => {
  test.each([
    ['0', 0],
    ['5', 50_000],
    ['13', 130_000],
    ['8.875', 88_750],
    ['8.8750', 88_750],
    ['0.0001', 1],
    ['100', 1_000_000],
    ['100.0000', 1_000_000],
  ])('KERN-6: "%s" is %d of a million', (text, units) => {
    expect(parsePercentage(text)).toEqual({ ok: true, value: { units, per: 1_000_000 } });
  });

  test.each([
    '',
    ' 5',
    '5%',
    '-1',
    '+5',
    '5.',
    '.5',
    '1e2',
    '8.87505',
    '100.0001',
    '101',
    '1000',
    '٥',
  ])('KERN-6: refuses "%s"', (text) => {
    expect(parsePercentage(text)).toEqual({
      ok: false,
      error: { code: 'invalid_percentage', text },
    });
  });
});

describe('KERN-7: applying a rate', () => {
  test.each([
    [1999, '8.8750', 177],
    [1000, '13', 130],
    [1050, '5', 53],
    [-1050, '5', -53],
    [29, '50', 15],
    [100_000_000, '99.9999', 99_999_900],
    [1, '49.9999', 0],
    [0, '13', 0],
  ])('KERN-7: %d at %s %% is %d', (amount, text, expected) => {
    expect(applyRate(cents(amount), rateOf(text))).toBe(expected);
  });

  test('KERN-7: never takes more than the whole, and the rest is the rest', () => {
    const anAmount = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(anAmount, fc.integer({ min: 0, max: 1_000_000 }), (amount, units) => {
        const part = applyRate(cents(amount), { units, per: 1_000_000 });
        const rest = applyRate(cents(amount), { units: 1_000_000 - units, per: 1_000_000 });
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(amount);
        // Two halves may both round up, by a cent together.
        expect([0, 1]).toContain(part + rest - amount);
      }),
    );
  });
});

test('KERN-8: basis points and a percentage agree', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      (amount, percent) => {
        expect(applyRate(cents(amount), basisPoints(percent * 100))).toBe(
          applyRate(cents(amount), rateOf(String(percent))),
        );
      },
    ),
  );
});

test('KERN-8: refuses a fraction of a basis point', () => {
  expect(() => basisPoints(12.5)).toThrow(/whole number of hundredths/);
});

test('KERN-16: small or large, the share is the one of big integers', () => {
  const aRate = fc.oneof(
    fc.nat(1_000_000).map((units) => ({ units, per: 1_000_000 })),
    fc.nat(10_000).map(basisPoints),
  );
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer()), aRate, (amount, rate) => {
      const exact = divideHalfAwayFromZero(BigInt(amount) * BigInt(rate.units), BigInt(rate.per));
      expect(applyRate(cents(amount), rate)).toBe(Number(exact));
    }),
    { numRuns: 1000 },
  );
});
