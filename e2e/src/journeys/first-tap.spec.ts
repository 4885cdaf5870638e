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
