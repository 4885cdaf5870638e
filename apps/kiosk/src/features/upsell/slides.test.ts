import { expect, test } from 'vitest';
import { slidesOf, wrapped } from './slides';

test('three dishes stand on a slide', () => {
  expect(slidesOf([1, 2, 3, 4, 5, 6, 7])).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(slidesOf([])).toEqual([]);
});

test.each([
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
] as const)('of three slides, %i and %i is %i', (slide, step, next) => {
  expect(wrapped(slide, step, 3)).toBe(next);
});
