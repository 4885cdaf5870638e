import type { Page } from '@playwright/test';
import { expect, test } from '../test';

test('a phone that is turned knows how long its menu is then', async ({ page, harbor }) => {
  await page.goto(`/v2/harbor/m/${harbor.dish('Harbor Classic').menu_id}`);
  await expect.poll(() => isResting(page)).toBe(true);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => isResting(page)).toBe(true);
  const [told, drawn] = await page.evaluate(() => {
    const { documentElement: root } = document;
    const before = root.scrollHeight;
    for (const section of document.querySelectorAll<HTMLElement>('main section')) {
      section.style.animation = 'none';
    }
    return [before, root.scrollHeight];
  });
  expect(told).toBe(drawn);
});

/** Whether the last category is out of sight and spares the browser its work. */
function isResting(page: Page): Promise<boolean> {
  return page
    .locator('main section')
    .last()
    .evaluate((section) => getComputedStyle(section).contentVisibility === 'auto');
}
