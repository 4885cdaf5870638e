import type { Page } from '@playwright/test';
import { settle } from '../support/check-screen';
import { keepMessages } from '../support/keep-messages';
import { COOKIE, openDish } from '../support/steps';
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

test('on a phone that is turned a dish is read beside its picture, with room above its buttons', async ({
  page,
  screens,
  harbor,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const { dialog, dish } = await openDish({ page, screens, restaurant: harbor }, 'Harbor Classic');
  await settle(page);
  const [picture, words, title, button] = await Promise.all(
    [
      dialog.locator('img').first(),
      dialog.getByText(dish.description),
      dialog.getByRole('heading', { level: 2 }),
      dialog.getByRole('button').last(),
    ].map((each) => each.boundingBox()),
  );
  if (!picture || !words || !title || !button) throw new Error('The dish is not to be seen.');
  expect(words.x).toBeGreaterThan(picture.x + picture.width);
  expect(button.y - (title.y + title.height)).toBeGreaterThan(200);
});

test('on a phone that is turned a message stands beside the bar, and the bar covers no button of the cart', async ({
  page,
  screens: { menu, cart },
  harbor,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await keepMessages(page);
  const dish = harbor.dish(COOKIE);
  await page.goto(`/v2/harbor/m/${dish.menu_id}`);
  await menu.quickAdd(dish.name).click();
  await settle(page);
  const message = await menu.notifications.getByRole('button').last().boundingBox();
  const bar = await menu.cartBar.boundingBox();
  if (!message || !bar) throw new Error('There is no message, or no bar.');
  expect(message.x + message.width).toBeLessThan(bar.x);
  expect(message.y).toBeGreaterThan(300);
  await menu.cartBar.click();
  const more = page.getByRole('link', { name: cart.texts.t('cart.add_more') });
  await expect(more).toBeVisible();
  await settle(page);
  const [box, checkout] = await Promise.all([more.boundingBox(), cart.checkout.boundingBox()]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(checkout?.y ?? 0);
});

/** Whether the last category is out of sight and spares the browser its work. */
function isResting(page: Page): Promise<boolean> {
  return page
    .locator('main section')
    .last()
    .evaluate((section) => getComputedStyle(section).contentVisibility === 'auto');
}
