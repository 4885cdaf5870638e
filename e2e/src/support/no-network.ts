import type { Page } from '@playwright/test';

/** Takes the network away, from the next documents of the page, too: Chromium 150 tells those that it is there, though nothing comes through. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }),
  );
}

/** Gives it back to the document that is open. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
  });
}
