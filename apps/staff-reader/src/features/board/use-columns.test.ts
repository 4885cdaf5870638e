import { expect, test } from 'vitest';
import { dealOut } from './use-columns';

test('the first row holds the oldest tickets, whatever the number of columns', () => {
  expect(dealOut(['a', 'b', 'c', 'd', 'e'], 3)).toEqual([['a', 'd'], ['b', 'e'], ['c']]);
  expect(dealOut(['a', 'b'], 1)).toEqual([['a', 'b']]);
  expect(dealOut([], 2)).toEqual([[], []]);
});
