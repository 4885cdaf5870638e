import type { Page } from '@playwright/test';
import { checkScreen } from '../support/check-screen';
import { DINING_ROOM } from '../support/dining-room';
import { addCookie, COOKIE } from '../support/steps';
import { expect, test } from '../test';

test.beforeEach(({ watch }) => watch.allow(/status of 409/u));

/** Fills the last place of the requested time, once. */
async function fillSlot(page: Page): Promise<void> {
  await page.route(
    '**/api/payments/intent',
    (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: 'Full', status: 409, detail: '', code: 'slot_full' },
      }),
    { times: 1 },
  );
}

test('a pickup time that is taken when the order is paid leads to the picker, with the nearest time chosen', async ({
  page,
  screens,
  texts: { t },
  harbor,
}) => {
  const { menu, cart, contact, payment } = screens;
  await addCookie({ page, screens, restaurant: harbor });
  await menu.cartBar.click();
  await page.getByRole('radio', { name: t('cart.pickup.later') }).check();
  const time = page.getByRole('combobox', { name: t('cart.pickup.time') });
  const taken = await time.inputValue();
  await cart.done();
  await cart.checkout.click();
  await fillSlot(page);
  await contact.fill();

  await expect(page.getByText(t('error.slot_full'))).toBeVisible();
  await page.getByRole('button', { name: t('cart.pickup.choose') }).click();
  const sheet = page.getByRole('dialog', { name: t('cart.pickup.choose') });
  await expect(sheet.getByText(t('error.slot_full'))).toBeVisible();
  await expect(sheet.getByText(t('cart.pickup.nearest'))).toBeVisible();
  expect(Date.parse(await time.inputValue())).toBeGreaterThan(Date.parse(taken));
  await checkScreen(page, 'another time');
  await cart.done();
  await expect(sheet).toBeHidden();

  await cart.checkout.click();
  await page.goBack();
  await expect(cart.checkout).toBeVisible();
  await expect(sheet).toBeHidden();
  await cart.checkout.click();
  await contact.goOn.click();
  await expect(payment.cardNumber).toBeVisible();
});

test('at the table’s door it leads to the page of the time, and from there back to the payment', async ({
  page,
  screens,
  texts: { t, startOf },
  openVariant,
}) => {
  const restaurant = await openVariant(DINING_ROOM);
  const { menu, contact, payment } = screens;
  await page.goto(`/dineSelect?restaurant=${restaurant.endpoint}`);
  await page.getByRole('link', { name: startOf(t('home.take_out')) }).click();
  await screens.menus.openMenu(restaurant.menuName('All Day'));
  await menu.quickAdd(restaurant.dish(COOKIE).name).click();
  await menu.cartBar.click();
  await fillSlot(page);
  await page.getByRole('button', { name: t('cart.checkout') }).click();
  await contact.fill();

  await page.getByRole('button', { name: t('cart.pickup.choose') }).click();
  await expect(page.getByRole('heading', { name: t('table.pickup.title') })).toBeVisible();
  await expect(page.getByText(t('error.slot_full'))).toBeVisible();
  await expect(page.getByRole('radio', { name: t('cart.pickup.later') })).toBeChecked();
  await page.getByRole('button', { name: t('common.done') }).click();
  await expect(payment.cardNumber).toBeVisible();
});
