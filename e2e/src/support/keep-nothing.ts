import type { Page } from '@playwright/test';

/** Has every frame of an origin be refused what it would keep, as by browsers that let frames of other sites keep nothing but cookies. */
export async function keepNothingIn(page: Page, origin: string): Promise<void> {
  await page.addInitScript((refused) => {
    if (window.parent === window || location.origin !== refused) return;
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  }, new URL(origin).origin);
}
