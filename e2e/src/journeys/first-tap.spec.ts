import { isModal, ItemSheet } from '../pages/item-sheet';
import { COOKIE } from '../support/steps';
import { expect, test } from '../test';

/** Since the document was read: before the script runs, while it takes the page over, and after. */
const MOMENTS_MS = [0, 200, 350, 500, 650, 1000];
const SLOWDOWN = 4;

for (const moment of MOMENTS_MS) {
  test(`a tap ${moment} ms after the page is seen counts, and once`, async ({
    page,
    harbor,
    screens: { menu },
    texts: { t, money },
  }) => {
    const dish = harbor.dish(COOKIE);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(
      ([name, delay]) => {
        function tap() {
          document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
        }
        addEventListener('DOMContentLoaded', () => setTimeout(tap, delay));
      },
      [t('item.add_named', { name: dish.name }), moment] as const,
    );
    await page.goto(`/v2/harbor/m/${dish.menu_id}`);
    await expect(menu.cartBar).toContainText(money(dish.price));
  });
}

for (const moment of [0, 500]) {
  test(`what is chosen on a dish’s sheet ${moment} ms after it is seen stays chosen`, async ({
    page,
    harbor,
    texts,
  }) => {
    const dish = harbor.dish('The Captain’s Burger');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript((delay) => {
      function tap() {
        [...document.querySelectorAll<HTMLElement>('dialog label:has(input)')].at(-1)?.click();
      }
      addEventListener('DOMContentLoaded', () => setTimeout(tap, delay));
    }, moment);
    await page.goto(`/v2/harbor/m/${dish.menu_id}/c/${dish.category_id}/i/${dish.item_id}`);
    const { dialog } = new ItemSheet(page, texts, dish);
    await expect(dialog.locator('label input').last()).toBeChecked();
    await expect.poll(() => isModal(dialog)).toBe(true);
  });
}
