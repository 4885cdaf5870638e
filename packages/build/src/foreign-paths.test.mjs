import { expect, test } from 'vitest';
import { foreignPaths } from './foreign-paths.mjs';

test('the addresses of the apps above are foreign, its own are not', () => {
  const patterns = foreignPaths('diner-web').map((source) => new RegExp(source, 'u'));
  expect(patterns.some((pattern) => pattern.test('/receipts/7f0c'))).toBe(true);
  expect(patterns.some((pattern) => pattern.test('/v2/harbor/order'))).toBe(false);
});
