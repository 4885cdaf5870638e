import { afterEach, expect, test, vi } from 'vitest';
import { reloadPage } from './reload-page';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser whose page a worker keeps or not, and whose server answers or not. */
async function reloadsWith({ isKept, isServed }: Record<'isKept' | 'isServed', boolean>) {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { serviceWorker: { controller: isKept ? {} : null } });
  vi.stubGlobal('fetch', async () => {
    if (!isServed) throw new TypeError('The network is down.');
    return new Response('');
  });
  await reloadPage();
  return reload.mock.calls.length;
}

test('a page that would not come back stays', async () => {
  expect(await reloadsWith({ isKept: false, isServed: false })).toBe(0);
});

test.each([
  { isKept: true, isServed: false },
  { isKept: false, isServed: true },
])('a page that comes back is loaded again: %o', async (browser) => {
  expect(await reloadsWith(browser)).toBe(1);
});
