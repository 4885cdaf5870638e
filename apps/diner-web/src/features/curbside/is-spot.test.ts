import { expect, test } from 'vitest';
import { isSpot } from './is-spot';

test.each([
  ['4', true],
  [' 12 ', true],
  ['0', true],
  ['', false],
  [' ', false],
  ['-1', false],
  ['1.5', false],
  ['A3', false],
  ['12345', false],
])('%j is a spot: %s', (text, is) => {
  expect(isSpot(text)).toBe(is);
});
