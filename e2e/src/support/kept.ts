import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Waits until a worker is in charge of the page and keeps something for each of these beginnings of addresses. */
export async function isKept(page: Page, beginnings: readonly string[]): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(async () => {
      const paths = await keptPaths(page);
      return beginnings.filter((wanted) => !paths.some((path) => path.startsWith(wanted)));
    })
    .toEqual([]);
}

/** The addresses of everything that is kept. */
export async function keptPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}
