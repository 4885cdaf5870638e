import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchStall } from './watch-stall';

/** At one stretch; what other threads of the process compute meanwhile counts too, and makes it no shorter. */
function compute(ms: number): void {
  const began = performance.now();
  const before = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(before);
    if (user + system >= ms * 1000 && performance.now() - began >= ms) return;
  }
}

test('computing at one stretch is a stall, however the machine is loaded', async () => {
  const { value, stall_ms } = await watchStall(async () => {
    await setTimeout(20);
    compute(120);
    await setTimeout(20);
    return 'done';
  });
  expect(value).toBe('done');
  expect(stall_ms).toBeGreaterThanOrEqual(119);
});

test('computing with pauses between is none, and neither is waiting', async () => {
  const { stall_ms } = await watchStall(async () => {
    await setTimeout(150);
    for (let part = 0; part < 6; part += 1) {
      compute(20);
      await setTimeout(6);
    }
  });
  expect(stall_ms).toBeLessThan(100);
});
