import { CODE, DINING_ROOM } from '../support/dining-room';
import { COOKIE } from '../support/steps';
import { expect, test } from '../test';

test.beforeEach(({ watch }) => watch.allow(/status of 404.*table\/local/u));

test('from the web to a table: its code, who orders, and the cart goes to the kitchen', async ({
  page,
  screens,
  texts: { t },
  openVariant,
}) => {
  const { menus, menu, table } = screens;
  const restaurant = await openVariant({
    ...DINING_ROOM,
    restaurant: { ...DINING_ROOM.restaurant, order_mode: 'RESTAURANT_SETTING_DINE_IN_ONLY' },
  });
  const { endpoint } = restaurant;
  await page.goto(`/v2/${endpoint}`);
  await expect(page).toHaveURL(/\/selectTable$/u);

  // Choosing comes before sitting down as well.
  await page.getByRole('link', { name: t('home.browse') }).click();
  await menus.openMenu(restaurant.menuName('All Day'));
  await menu.quickAdd(restaurant.dish(COOKIE).name).click();
  await menu.cartBar.click();
  await screens.cart.checkout.click();
  await expect(page).toHaveURL(/\/selectTable$/u);

  await page.getByRole('textbox').first().pressSequentially('NONE');
  await page.getByRole('button', { name: t('table.code.submit') }).click();
  await expect(page.getByText(t('table.code.not_found')).first()).toBeVisible();
  await page.goto(`/v2/${endpoint}/table/${CODE.toLowerCase()}/guests`);
  await table.newOrder.click();
  await menu.cartBar.click();
  await expect(screens.cart.line(restaurant.dish(COOKIE).name)).toBeVisible();
  await table.orderNow.click();
  await expect(page.getByText(t('table.complete.kitchen'))).toBeVisible();

  // The web's own cart is the table's now.
  await page.goto(`/v2/${endpoint}/cart`);
  await expect(page).toHaveURL(/\/order\?restaurant=/u);
});
