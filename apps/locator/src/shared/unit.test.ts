import { expect, test } from 'vitest';
import { radiusFor, toUnit, unitFor } from './unit';

test.each([
  ['US', 'fr-CA', 'mi'],
  ['CA', 'en-US', 'km'],
  [null, 'en-US', 'mi'],
  [null, 'my-MM', 'mi'],
  [null, 'en-CA', 'km'],
  [null, 'en', 'km'],
] as const)('the country %s with %s measures in %s', (country, language, unit) => {
  expect(unitFor(country, language)).toBe(unit);
});

test('metres are shown in the unit', () => {
  expect(toUnit(2410, 'km')).toBeCloseTo(2.41, 5);
  expect(toUnit(1609.344, 'mi')).toBe(1);
});

test.each([
  [9_000, 'km', 10],
  [10_000, 'km', 10],
  [10_001, 'km', 20],
  [80_000, 'mi', 50],
  [353_000, 'km', 400],
] as const)('%i m are found within %s %i', (metres, unit, radius) => {
  expect(radiusFor(metres, unit)).toBe(radius);
});
