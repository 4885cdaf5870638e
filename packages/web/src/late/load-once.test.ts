import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOnce } from './load-once';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what is there is the same promise for everybody', async () => {
  const load = vi.fn(() => Promise.resolve('part'));
  const part = loadOnce(load);
  expect(part()).toBe(part());
  expect(await part()).toBe('part');
  expect(load).toHaveBeenCalledOnce();
});

test('what cannot be had is refused at once and asked for again after a pause, however often a page draws meanwhile', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('offline')));
  const part = loadOnce(load);
  const refused = part();
  await expect(refused).rejects.toThrow('offline');
  for (let drawn = 0; drawn < 100; drawn += 1) expect(part()).toBe(refused);
  await vi.advanceTimersByTimeAsync(1900);
  part().catch(() => undefined);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(200);
  part().catch(() => undefined);
  expect(load).toHaveBeenCalledTimes(2);
});
