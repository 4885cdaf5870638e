import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patientImport } from './patient-import';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A part that cannot be had so often. */
function partAfter(failures: number) {
  let asked = 0;
  return vi.fn(async () => {
    asked += 1;
    if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return 'driver';
  });
}

test.each([0, 1, 3])('a part that fails %i times is there all the same', async (failures) => {
  const load = partAfter(failures);
  const part = patientImport(load);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await part).toBe('driver');
  expect(load).toHaveBeenCalledTimes(failures + 1);
});

test('a part that is really missing is given up after some seconds', async () => {
  const load = partAfter(100);
  const part = patientImport(load).catch((cause: unknown) => cause);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await part).toBeInstanceOf(TypeError);
  expect(load).toHaveBeenCalledTimes(4);
});
