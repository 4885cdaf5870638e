import { ItemSheet } from '../pages/item-sheet';
import { checkScreen } from '../support/check-screen';
import { COOKIE, payWith } from '../support/steps';
import { staffOf } from '../support/staff';
import { expect, test } from '../test';
import { CORE } from '../tags';

// The longest words; each address is checked in every language where all of them are.
test.use({ locale: 'fr-CA' });

test(
  'what opens and shows between the menus and the cart is clean, light and dark, and fits 320 px',
  CORE,
  async ({ page, screens, texts, harbor }) => {
    test.slow();
    const { t } = texts;
    const { menus, menu, cart } = screens;
    const bowl = harbor.dish('The Captain’s Bowl');
    await page.goto('/start');
    await expect(page.getByRole('link', { name: harbor.name }).first()).toBeVisible();
    await checkScreen(page, 'restaurants');

    await page.goto('/v2/harbor');
    await expect(menus.menu(harbor.menuName('All Day'))).toBeVisible();
    await page
      .getByRole('button', { name: texts.startOf(t('language.current', { language: '' })) })
      .click();
    await expect(page.getByRole('dialog', { name: t('language.choose') })).toBeVisible();
    await checkScreen(page, 'languages');
    await page.keyboard.press('Escape');

    await menus.openMenu(harbor.menuName('All Day'));
    await menu.quickAdd(harbor.dish(COOKIE).name).click();
    await expect(menu.cartBar).toBeVisible();
    await menu.dish(bowl.name).click();
    const sheet = new ItemSheet(page, texts, bowl);
    await sheet.add(bowl.price).click();
    await expect(sheet.faults.first()).toBeVisible();
    await checkScreen(page, 'dish with choices missing');
    await sheet.close();

    await menu.cartBar.click();
    await page.getByRole('radio', { name: t('cart.pickup.later') }).check();
    await checkScreen(page, 'pickup time');
    await cart.done();
    await cart.tip('custom').check();
    await cart.customTip.fill('9999');
    await checkScreen(page, 'tip of one’s own');
    await cart.customTip.fill('');
    await cart.done();
    await cart.button('cart.line.remove', harbor.dish(COOKIE).name).click();
    await expect(page.getByText(t('cart.empty.title'))).toBeVisible();
    await checkScreen(page, 'empty cart');
  },
);

test(
  'what the checkout and the receipt say is clean, light and dark, and fits 320 px',
  CORE,
  async ({ page, screens, texts: { t }, harbor, watch, request }) => {
    test.slow();
    watch.allow(/status of 402/u);
    const { menu, cart, contact, payment, complete, receipt } = screens;
    const cookie = harbor.dish(COOKIE);
    const { total_with_tip_and_tax: total } = await harbor.totalsOf([{ dish: cookie }]);
    await page.goto(`/v2/harbor/m/${cookie.menu_id}`);
    await menu.quickAdd(cookie.name).click();
    await menu.cartBar.click();
    await cart.checkout.click();
    await contact.goOn.click();
    await expect(contact.name).toBeFocused();
    await checkScreen(page, 'contact with errors');
    await contact.fill();

    await payment.cardNumber.waitFor();
    await checkScreen(page, 'payment');
    await payWith(screens, total, 'declined');
    await expect(page.getByText(t('checkout.payment.declined_title'))).toBeVisible();
    await checkScreen(page, 'declined payment');
    await payWith(screens, total);
    const number = await complete.number();
    await checkScreen(page, 'order complete');
    await (await staffOf(request, harbor.restaurant_id)).haveCollected(number);

    await complete.receipt.click();
    await receipt.rate(4);
    await expect(page.getByText(t('rating.thanks'))).toBeVisible();
    await checkScreen(page, 'receipt');
    await receipt.editName.click();
    await expect(receipt.name).toBeVisible();
    await checkScreen(page, 'receipt, its name');
  },
);
