import type { Locator, Page } from '@playwright/test';
import { ADA } from '../pages/contact-page';
import { ItemSheet } from '../pages/item-sheet';
import { CARDS } from '../pages/payment-page';
import { untilLive } from '../support/taking-over';
import { staffOf } from '../support/staff';
import { expect, test } from '../test';

/** Past every dish of the longest menu. */
const MOST_TABS = 160;

test('a whole order with the keyboard alone', async ({ page, screens, texts, harbor, request }) => {
  const { t } = texts;
  const { menus, menu, cart, contact, payment, complete, receipt } = screens;
  const classic = harbor.dish('Harbor Classic');
  const { keyboard } = page;

  await page.goto('/v2/harbor');
  await untilLive(page);
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('common.skip_to_content') })).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, menus.menu(harbor.menuName('All Day')));
  await keyboard.press('Enter');
  await expect(menu.title).toBeFocused();

  await tabTo(page, menu.dish(classic.name));
  await keyboard.press('Enter');
  const sheet = new ItemSheet(page, texts, classic);
  await expect(sheet.dialog.getByRole('heading', { name: classic.name })).toBeFocused();
  await tabTo(page, sheet.option('Double'));
  await keyboard.press('Space');
  const line = { dish: classic, modifiers: ['Double'] };
  const bare = await harbor.totalsOf([line]);
  await tabTo(page, sheet.add(bare.subtotal));
  await keyboard.press('Enter');
  await expect(sheet.dialog).toBeHidden();
  // Closing gives the focus back to where the dish was opened.
  await expect(menu.dish(classic.name)).toBeFocused();

  await tabTo(page, menu.cartBar);
  await keyboard.press('Enter');
  await expect(cart.title).toBeFocused();
  await tabTo(page, cart.tip('none'));
  await keyboard.press('ArrowRight');
  await expect(cart.tip(10)).toBeChecked();
  const totals = await harbor.totalsOf([line], { tip_percentage: 1000 });
  await cart.expectTotals(totals);
  await tabTo(page, cart.checkout);
  await keyboard.press('Enter');

  await expect(contact.title).toBeFocused();
  await tabTo(page, contact.name);
  await keyboard.type(ADA.name);
  await keyboard.press('Tab');
  await keyboard.type(ADA.phone);
  await keyboard.press('Enter');

  await payment.cardNumber.waitFor();
  await tabTo(page, payment.cardNumber);
  await keyboard.type(`${CARDS.good}1234123`);
  await tabTo(page, payment.postalCode);
  await keyboard.type('11231');
  await tabTo(page, payment.pay(totals.total_with_tip_and_tax));
  await keyboard.press('Enter');

  await expect(complete.ticket).toBeVisible();
  const number = await complete.number();
  await (await staffOf(request, harbor.restaurant_id)).haveCollected(number);
  await tabTo(page, complete.receipt);
  await keyboard.press('Enter');
  await expect(receipt.orderTitle(number)).toBeVisible();
  await untilLive(page);
  await tabTo(page, receipt.stars(1));
  await keyboard.press('ArrowRight');
  await expect(receipt.stars(2)).toBeChecked();
});

/** Presses Tab until something has the focus, wherever it stands on the page. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  expect(await hasFocus(target), `reached with ${MOST_TABS} tabs: ${target.toString()}`).toBe(true);
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate(
    (element) => element === element.ownerDocument.activeElement && document.hasFocus(),
  );
}
