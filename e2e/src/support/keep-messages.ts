import type { Page } from '@playwright/test';

/**
 * Points at every message that is shown, which stops its clock: a busy machine may need longer to read one than it is shown.
 * Repeated, since a sheet that opens draws its messages again.
 */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    setInterval(() => {
      for (const message of document.querySelectorAll('[data-toasts] > * > *'))
        message.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }, 100);
  });
}
