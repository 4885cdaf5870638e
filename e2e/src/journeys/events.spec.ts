import { partFile } from '../support/built-files';
import { addCookie } from '../support/steps';
import { untilLive } from '../support/taking-over';
import { expect, test } from '../test';

test('the way to the search fetches its page as soon as a finger is on it, and Enter leaves the field', async ({
  page,
  texts: { t },
}) => {
  const file = partFile('src/app/routes/search.tsx');
  await page.goto('/v2/harbor/order');
  await untilLive(page);
  const way = page.getByRole('link', { name: t('menu.search.label') });
  const asked = page.waitForRequest((request) => request.url().endsWith(file));
  await way.dispatchEvent('pointerdown');
  await asked;

  await way.click();
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('burger');
  await field.press('Enter');
  await expect(field).not.toBeFocused();
});

test('what is typed as a tip replaces the amount that was there', async ({
  page,
  screens,
  harbor,
}) => {
  const { cart } = screens;
  await addCookie({ page, screens, restaurant: harbor });
  await screens.menu.cartBar.click();
  await cart.tip('custom').check();
  await cart.customTip.fill('1.00');
  await cart.customTip.blur();
  await cart.customTip.focus();
  await page.keyboard.type('2.00');
  await expect(cart.customTip).toHaveValue('2.00');
});
