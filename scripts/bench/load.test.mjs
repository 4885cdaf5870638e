import { afterEach, expect, test, vi } from 'vitest';
import { load, quantile, summarise } from './load.mjs';

afterEach(() => vi.useRealTimers());

test('counts what ended after the warm-up', async () => {
  vi.useFakeTimers();
  async function work() {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const measured = load([work, work], { warmSeconds: 0.1, seconds: 0.1 });
  await vi.advanceTimersByTimeAsync(1_000);

  // Those that end at 100, 120 … 180 ms; of ten that began.
  expect(await measured).toEqual({ times: Array(10).fill(20), seconds: 0.1, calls: 20 });
});

test('a fault of a worker ends the measuring', async () => {
  async function broken() {
    throw new Error('refused');
  }
  await expect(load([broken], { seconds: 0.05 })).rejects.toThrow('refused');
});

test('adds runs up before it looks for the quantiles', () => {
  const runs = [
    { times: [1, 2, 3], seconds: 1, calls: 4, cpu_seconds: 0.02, server_cpu_seconds: 0.01 },
    { times: [4, 5, 60], seconds: 1, calls: 6, cpu_seconds: 0.03, server_cpu_seconds: 0.01 },
  ];
  expect(summarise(runs)).toEqual({ per_s: 3, p50_ms: 3, p99_ms: 60, cpu_ms: 5, server_cpu_ms: 2 });
});

test.each([
  [[1, 2, 3, 4], 0.5, 2],
  [[1, 2, 3, 4], 0.99, 4],
  [[7], 0.5, 7],
])('of %j the share %d does not exceed %d', (sorted, share, value) => {
  expect(quantile(sorted, share)).toBe(value);
});
