import { join } from 'node:path';
import { ItemSheet } from '../pages/item-sheet';
import { settle } from '../support/check-screen';
import { DINING_ROOM } from '../support/dining-room';
import { COOKIE, payWith } from '../support/steps';
import { staffOf } from '../support/staff';
import { expect, test } from '../test';

test('every screen', async ({ page, screens, texts, harbor, watch, openVariant, request }, {
  project,
}) => {
  const { t } = texts;
  const { menus, menu, cart, contact, payment, complete, receipt } = screens;
  const folder = join(process.env['SCREENS_DIR'] ?? 'test-results/screens', project.name);
  watch.allow(/status of 40[24]|CallError: restaurant_not_found/u);

  async function shoot(name: string) {
    await page.waitForFunction(
      () => {
        const seen = [...document.images].filter((image) => {
          const { top, bottom, left } = image.getBoundingClientRect();
          return bottom > 0 && top < innerHeight && left < innerWidth;
        });
        return document.fonts.status === 'loaded' && seen.every(({ complete }) => complete);
      },
      undefined,
      { timeout: 15_000 },
    );
    await dismissNotices();
    await settle(page);
    await page.screenshot({ path: join(folder, `${name}.png`) });
  }

  /** They would stand in the picture of the next screen, which a guest reaches later. */
  async function dismissNotices() {
    const dismiss = menu.notifications.getByRole('button', { name: t('common.dismiss') });
    while (await dismiss.first().isVisible()) await dismiss.first().click();
  }

  await page.goto('/start');
  await expect(page.getByRole('link', { name: harbor.name }).first()).toBeVisible();
  await shoot('start');
  const choice = await openVariant(DINING_ROOM);
  await page.goto(`/v2/${choice.endpoint}`);
  await expect(page.getByRole('heading', { name: t('home.how') })).toBeVisible();
  await shoot('home');

  await page.goto('/v2/harbor');
  await expect(menus.menu(harbor.menuName('All Day'))).toBeVisible();
  await shoot('order');
  await menus
    .menu(harbor.menuName('All Day'))
    .evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await shoot('order-menus');
  await page
    .getByRole('button', { name: texts.startOf(t('language.current', { language: '' })) })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot('languages');
  await page.keyboard.press('Escape');

  await menus.openMenu(harbor.menuName('All Day'));
  await expect(menu.title).toHaveText(harbor.menuName('All Day'));
  await shoot('menu');
  const cookie = harbor.dish(COOKIE);
  await menu.quickAdd(cookie.name).click();
  await expect(menu.cartBar).toBeVisible();
  await shoot('menu-with-cart');

  const bowl = harbor.dish('The Captain’s Bowl');
  await menu.dish(bowl.name).click();
  const bowlSheet = new ItemSheet(page, texts, bowl);
  await bowlSheet.add(bowl.price).click();
  await expect(bowlSheet.faults.first()).toBeVisible();
  await shoot('item-with-errors');
  await bowlSheet.close();

  const classic = harbor.dish('Harbor Classic');
  const sheet = new ItemSheet(page, texts, classic);
  await menu.dish(classic.name).click();
  await expect(sheet.dialog).toBeVisible();
  await shoot('item');
  await sheet.option('Double').click();
  await sheet.option('Maple bacon').click();
  await sheet.option('Ketchup').click();
  await sheet.option('Maple bacon').scrollIntoViewIfNeeded();
  await shoot('item-chosen');
  const line = { dish: classic, modifiers: ['Double', 'Maple bacon', 'Ketchup'] };
  const one = await harbor.totalsOf([line]);
  await sheet.note.fill('Well done, please');
  await sheet.add(one.subtotal).click();
  await expect(sheet.dialog).toBeHidden();

  await menu.cartBar.click();
  await cart.tip(18).check();
  await page.evaluate(() => window.scrollTo(0, 0));
  await shoot('cart');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await shoot('cart-end');
  const totals = await harbor.totalsOf([line, { dish: cookie }], { tip_percentage: 1800 });
  const total = totals.total_with_tip_and_tax;
  await cart.checkout.click();
  await expect(contact.name).toBeVisible();
  await shoot('phone');
  await contact.goOn.click();
  await shoot('phone-with-errors');
  await contact.fill();

  await payment.cardNumber.waitFor();
  await shoot('pay');
  await payWith(screens, total, 'declined');
  await expect(page.getByText(t('checkout.payment.declined_title'))).toBeVisible();
  await shoot('declined');
  await payment.typeCard('4242424242424242');
  await payment.pay(total).click();
  const number = await complete.number();
  await shoot('order-complete');
  await (await staffOf(request, harbor.restaurant_id)).haveCollected(number);
  await complete.receipt.click();
  await expect(receipt.stars(1)).toBeAttached();
  await shoot('receipt');
  await receipt.rate(5);
  await expect(page.getByText(t('rating.thanks'))).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await shoot('receipt-rated');

  await page.goto('/v2/no-such-place');
  await expect(
    page.getByRole('heading', { name: t('page.restaurant_not_found.title') }),
  ).toBeVisible();
  await shoot('not-found');
});
