import { expect, test } from 'vitest';
import { freePort } from './ports.mjs';

test('no port is given twice, also while nobody listens on it yet', async () => {
  const ports = new Set();
  for (let call = 0; call < 1_000; call += 1) ports.add(await freePort());
  expect(ports.size).toBe(1_000);
});
