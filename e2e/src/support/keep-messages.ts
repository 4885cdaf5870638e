import type { Page } from '@playwright/test';

/**
 * Points at every message that is shown, which stops its clock: a machine that is busy may need longer to measure one than it is
 * there to be read. Asked for again and again, since an opening sheet draws its messages anew.
 */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    setInterval(() => {
      for (const message of document.querySelectorAll('[data-toasts] > * > *'))
        message.dispatchEvent(new PointerEvent('pointerover'));
    }, 100);
  });
}
