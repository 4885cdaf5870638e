import { expect, test } from '../test';
import { ItemSheet } from '../pages/item-sheet';
import { expectTotals } from '../pages/totals-table';
import { ADA } from '../pages/contact-page';
import { COOKIE, payWith } from '../support/steps';
import { CORE, LOCALES } from '../tags';
import { CHARGED } from '../support/invariants';
import { staffOf } from '../support/staff';

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test(
      'from the door to the rated receipt, every amount the server’s',
      locale === 'en-US' ? CORE : {},
      async ({ page, screens, texts, harbor, sandbox, request }) => {
        const { t, money } = texts;
        const { menus, menu, cart, contact, complete, receipt } = screens;
        const burger = harbor.dish('The Captain’s Burger');
        const cookie = harbor.dish(COOKIE);
        const burgerLine = {
          dish: burger,
          modifiers: [
            'Plant-based patty',
            'Shredded lettuce',
            'Sharp cheddar',
            'Double',
            'Ketchup',
          ],
        };

        await test.step('the door leads to the menus', async () => {
          await page.goto('/v2/harbor');
          await expect(page).toHaveURL(/\/v2\/harbor\/order$/u);
          await expect(menus.title).toHaveText(harbor.name);
          await menus.openMenu(harbor.menuName('All Day'));
          await expect(menu.title).toHaveText(harbor.menuName('All Day'));
        });

        const sheet = new ItemSheet(page, texts, burger);
        await test.step('a dish asks for what is missing, then counts what is chosen', async () => {
          await menu.dish(burger.name).click();
          await expect(sheet.dialog).toBeVisible();
          const bare = await harbor.totalsOf([{ dish: cookie }]);
          expect(bare.subtotal).toBe(cookie.price);
          await sheet.add(burger.price).click();
          await expect(sheet.faults).toHaveCount(1);
          await sheet.option('Plant-based patty').click();
          await sheet.option('Shredded lettuce').click();
          await sheet.option('Sharp cheddar').click();
          await expect(sheet.faults).toHaveCount(0);
          await sheet.option('Double').click();
          await sheet.option('Ketchup').click();
          await sheet.note.fill('Well done, please');
          const one = await harbor.totalsOf([burgerLine]);
          await expect(sheet.add(one.subtotal)).toBeVisible();
          await sheet.more();
          await sheet.add(one.subtotal * 2).click();
          await expect(sheet.dialog).toBeHidden();
        });

        await test.step('a dish without choices is one tap', async () => {
          await menu.quickAdd(cookie.name).click();
          const both = await harbor.totalsOf([{ ...burgerLine, multiplier: 2 }, { dish: cookie }]);
          await expect(menu.cartBar).toContainText(money(both.subtotal));
          await menu.cartBar.click();
        });

        await test.step('the cart: edit, count, remove and undo, tip', async () => {
          const both = await harbor.totalsOf([{ ...burgerLine, multiplier: 2 }, { dish: cookie }]);
          await cart.expectTotals(both);
          await expect(cart.line(burger.name)).toContainText('Well done, please');

          await cart.edit(burger.name);
          await sheet.option('Double').click();
          const single = {
            ...burgerLine,
            modifiers: burgerLine.modifiers.filter((name) => name !== 'Double'),
          };
          const edited = await harbor.totalsOf([{ ...single, multiplier: 2 }, { dish: cookie }]);
          await sheet.save(edited.subtotal - cookie.price).click();
          await expect(cart.title).toHaveText(t('cart.title'));
          await cart.expectTotals(edited);

          await cart.button('item.fewer', burger.name).click();
          await cart.button('item.more', cookie.name).click();
          const counted = await harbor.totalsOf([single, { dish: cookie, multiplier: 2 }]);
          await cart.expectTotals(counted);

          await cart.button('cart.line.remove', burger.name).click();
          await expect(cart.line(burger.name)).toBeHidden();
          await cart.expectTotals(await harbor.totalsOf([{ dish: cookie, multiplier: 2 }]));
          await cart.undo();
          await expect(cart.line(burger.name)).toBeVisible();
          await cart.expectTotals(counted);

          await cart.tip(15).check();
          await cart.expectTotals(
            await harbor.totalsOf([single, { dish: cookie, multiplier: 2 }], {
              tip_percentage: 1500,
            }),
          );
          await cart.tip('custom').check();
          await cart.customTip.fill(texts.language === 'fr' ? '2,50' : '2.50');
          await cart.done();
          await cart.expectTotals(
            await harbor.totalsOf([single, { dish: cookie, multiplier: 2 }], { tip_fixed: 250 }),
          );
          await cart.tip(18).check();
          burgerLine.modifiers = single.modifiers;
        });

        const totals = await harbor.totalsOf([burgerLine, { dish: cookie, multiplier: 2 }], {
          tip_percentage: 1800,
        });
        const total = totals.total_with_tip_and_tax;
        const payments = await sandbox.watchPayments(harbor.restaurant_id);
        await test.step('name and phone', async () => {
          await cart.expectTotals(totals);
          await cart.checkout.click();
          await contact.goOn.click();
          await expect(contact.name).toBeFocused();
          await expect(page.getByText(t('checkout.contact.name_blank'))).toBeVisible();
          await contact.fill();
        });

        let number = '';
        await test.step('card, and the number', async () => {
          await expectTotals(page, texts, totals);
          await payWith(screens, total);
          await expect(complete.title).toHaveText(t('order.complete.title', { name: ADA.name }));
          number = await complete.number();
          await expect(complete.phone).toHaveValue(ADA.phone);
          expect(await payments(), CHARGED).toMatchObject([
            { status: 'succeeded', amount: total, amount_captured: total, amount_refunded: 0 },
          ]);
        });

        await test.step('the receipt says the same, and is rated', async () => {
          await (await staffOf(request, harbor.restaurant_id)).haveCollected(number);
          await complete.receipt.click();
          await expect(receipt.orderTitle(number)).toBeVisible();
          await expect(page.getByText(t('receipt.paid'))).toBeVisible();
          await expect(receipt.line(burger.name)).toContainText(
            money(totals.subtotal - 2 * cookie.price),
          );
          await expect(receipt.line(burger.name)).toContainText('Well done, please');
          await expect(receipt.line(cookie.name)).toContainText(money(2 * cookie.price));
          await expectTotals(page, texts, totals);
          // The thanks do not wait for the answer.
          const saved = page.waitForResponse('**/api/orders/add/review');
          await receipt.rate(5);
          await expect(page.getByText(t('rating.thanks'))).toBeVisible();
          expect((await saved).ok()).toBe(true);
          const kept = page.waitForResponse('**/api/items/rate');
          const thumb = receipt.thumb('liked', cookie.name);
          await thumb.click();
          await expect(thumb).toHaveAttribute('aria-pressed', 'true');
          expect((await kept).ok()).toBe(true);
          await page.reload();
          await expect(receipt.stars(5)).toBeChecked();
          await expect(thumb).toHaveAttribute('aria-pressed', 'true');
        });
      },
    );
  });
}
