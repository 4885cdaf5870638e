import type { Page } from '@playwright/test';

/** Has a message stay until somebody dismisses it: a machine that is busy may need longer to measure it than it is shown. */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: () => void, ms = 0) => set(act, ms > 4_000 && ms <= 8_000 ? 3_600_000 : ms),
    });
  });
}
