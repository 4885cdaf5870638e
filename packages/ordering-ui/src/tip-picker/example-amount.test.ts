import { expect, test } from 'vitest';
import { exampleAmount } from './example-amount';

test.each([
  [2500, 3000, 2500],
  [2500, 2500, 1200],
  [2500, 2472, 1200],
  [250, 240, 100],
  [250, 150, 150],
])('of usually %i and at most %i, %i is the example', (usual, most, example) => {
  expect(exampleAmount(usual, most)).toBe(example);
});
