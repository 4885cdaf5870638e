import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPart } from './fetch-part';

let isOnline = true;
let reload: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('offline');
    return new Response('{}');
  });
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
});
afterEach(() => {
  isOnline = true;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const GONE = new TypeError('Failed to fetch dynamically imported module');

/** Asks for a part that cannot be had: how often that has the page loaded anew, or the part given up. */
async function ask(
  seconds = 3,
): Promise<{ readonly reloads: number; readonly isGivenUp: boolean }> {
  const before = reload.mock.calls.length;
  let isGivenUp = false;
  fetchPart(() => Promise.reject(GONE)).catch(() => {
    isGivenUp = true;
  });
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return { reloads: reload.mock.calls.length - before, isGivenUp };
}

test('a part that is missing has the page loaded anew, once in half a minute', async () => {
  expect(await ask()).toEqual({ reloads: 1, isGivenUp: false });
  for (let asked = 0; asked < 9; asked += 1) {
    expect(await ask()).toEqual({ reloads: 0, isGivenUp: true });
  }
  expect(await ask()).toEqual({ reloads: 1, isGivenUp: false });
});

test('a part that the network keeps away is waited for, however short ago that was so', async () => {
  for (const seconds of [3, 20]) {
    isOnline = false;
    const asking = ask(seconds);
    await vi.advanceTimersByTimeAsync((seconds - 1) * 1000);
    expect((await asking).reloads).toBe(0);
    isOnline = true;
    await vi.advanceTimersByTimeAsync(3000);
    expect(reload).toHaveBeenCalled();
    reload.mockClear();
  }
});
