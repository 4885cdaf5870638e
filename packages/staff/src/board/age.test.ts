import { expect, test } from 'vitest';
import { ageOf } from './age';

test.each([
  [0, 'fresh'],
  [299, 'fresh'],
  [300, 'late'],
  [599, 'late'],
  [600, 'very_late'],
])('after %i seconds an order is %s', (seconds, age) => {
  expect(ageOf(seconds)).toBe(age);
});

test('a kitchen sets its own thresholds', () => {
  expect(ageOf(600, { late_minutes: 15, very_late_minutes: 30 })).toBe('fresh');
});
