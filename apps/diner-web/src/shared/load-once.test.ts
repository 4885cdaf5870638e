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

test('what cannot be had is asked for again after a pause, however often a page draws meanwhile', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('offline')));
  const part = loadOnce(load);
  const refused = part().then(
    () => null,
    (error: unknown) => error,
  );
  for (let drawn = 0; drawn < 100; drawn += 1) part().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1900);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(200);
  expect(await refused).toMatchObject({ message: 'offline' });
  part().catch(() => undefined);
  expect(load).toHaveBeenCalledTimes(2);
});
