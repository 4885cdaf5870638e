import { ADA } from '../pages/contact-page';
import { expectTotals } from '../pages/totals-table';
import { CODE, DINING_ROOM } from '../support/dining-room';
import { COOKIE, openDish, payWith } from '../support/steps';
import { expect, test } from '../test';

test('a reload at every step loses nothing', async ({ page, screens, texts, harbor }) => {
  const { menu, cart, contact, payment, complete, receipt } = screens;
  const fries = { modifiers: ['Large', 'Truffle and parmesan'] };
  const sheet = await openDish({ page, screens, restaurant: harbor }, 'Sea-Salt Fries');
  const line = { dish: sheet.dish, ...fries, multiplier: 2 };
  const plain = await harbor.totalsOf([line]);

  for (const name of fries.modifiers) await sheet.option(name).click();
  await sheet.more();
  await sheet.note.fill('Extra crispy');
  await page.reload();
  for (const name of fries.modifiers) await expect(sheet.option(name)).toBeChecked();
  await expect(sheet.note).toHaveValue('Extra crispy');
  await sheet.add(plain.subtotal).click();

  await page.reload();
  await expect(menu.cartBar).toContainText(texts.money(plain.subtotal));
  await menu.cartBar.click();
  await cart.tip(20).check();
  const totals = await harbor.totalsOf([line], { tip_percentage: 2000 });
  await page.reload();
  await expect(cart.tip(20)).toBeChecked();
  await cart.expectTotals(totals);
  await cart.checkout.click();

  await contact.name.fill(ADA.name);
  await contact.phone.fill(ADA.phone);
  await page.reload();
  await expect(contact.name).toHaveValue(ADA.name);
  await expect(contact.phone).toHaveValue(ADA.phone);
  await contact.goOn.click();

  await payment.cardNumber.waitFor();
  await page.reload();
  await expectTotals(page, texts, totals);
  await payWith(screens, totals.total_with_tip_and_tax);
  const number = await complete.number();
  await page.reload();
  expect(await complete.number()).toBe(number);
  await complete.receipt.click();
  await expect(receipt.orderTitle(number)).toBeVisible();
  await page.reload();
  await expect(receipt.orderTitle(number)).toBeVisible();
});

test('a round that cannot be sent goes on by itself after a reload, as the same round', async ({
  page,
  screens: { table, menus, menu },
  texts: { t },
  openVariant,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to (?:load|fetch)/u);
  const restaurant = await openVariant(DINING_ROOM);
  const keys = new Set<string | undefined>();
  await page.route('**/addToOrder', (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    return route.abort();
  });
  await table.scan(restaurant.endpoint, CODE);
  await table.newOrder.click();
  await menus.openMenu(restaurant.menuName('All Day'));
  await menu.quickAdd(restaurant.dish(COOKIE).name).click();
  await menu.cartBar.click();
  await table.orderNow.click();
  const sheet = page.getByRole('dialog', { name: t('table.orders.unsent_title') });
  await sheet.waitFor();

  await page.reload();
  await sheet.waitFor();
  await sheet.getByRole('button', { name: t('table.orders.try_now') }).waitFor();
  await page.unroute('**/addToOrder');
  const sent = page.waitForRequest(/addToOrder/u);
  keys.add((await sent).headers()['idempotency-key']);
  await table.close.waitFor();
  expect(keys.size).toBe(1);
  await page.goto(`/orders?restaurant=${restaurant.endpoint}`);
  await expect(table.order()).toContainText(restaurant.dish(COOKIE).name);
  await page.reload();
  await expect(table.order()).toBeVisible();
  await expect(sheet).toBeHidden();
});
