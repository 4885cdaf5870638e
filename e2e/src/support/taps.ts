import type { Page } from '@playwright/test';

/** Counts what a finger does on a page, also over reloads; install it before the first page. */
export async function countTaps(page: Page): Promise<{ readonly since: () => Promise<number> }> {
  await page.addInitScript(() => {
    // Taps that would miss are held back at the window, and retried once the page is still, as a finger would wait.
    document.addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1)),
      { capture: true },
    );
  });
  return {
    /** How many since this was asked last. */
    async since() {
      return page.evaluate(() => {
        const taps = Number(sessionStorage.getItem('taps') ?? 0);
        sessionStorage.setItem('taps', '0');
        return taps;
      });
    },
  };
}
