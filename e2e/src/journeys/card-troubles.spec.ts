import type { Response } from '@playwright/test';
import { COOKIE, goOnToPay, goToPayment, payWith } from '../support/steps';
import { CARDS } from '../pages/payment-page';
import { expect, test } from '../test';
import { LOCALES } from '../tags';
import { CHARGED } from '../support/invariants';

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a declined card says why, keeps the order, and another one pays once', async ({
      page,
      screens,
      texts: { t, language },
      harbor,
      sandbox,
      watch,
    }) => {
      watch.allow(/status of 402/u);
      const { cart, complete } = screens;
      const payments = await sandbox.watchPayments(harbor.restaurant_id);
      const { total_with_tip_and_tax: total } = await goToPayment({
        page,
        screens,
        restaurant: harbor,
      });

      await payWith(screens, total, 'declined');
      const { declined } = screens.payment;
      await expect(declined).toBeInViewport({ ratio: 1 });
      await expect(declined).toContainText(
        language === 'fr' ? 'refusée' : 'Your card was declined.',
      );
      await expect(declined).toContainText(t('checkout.payment.declined_body'));
      expect(await payments(), CHARGED).toMatchObject([
        { status: 'requires_payment_method', amount_captured: 0 },
      ]);

      await page.goto('/v2/harbor/cart');
      await expect(cart.line(harbor.dish(COOKIE).name)).toBeVisible();
      await goOnToPay({ screens });
      await payWith(screens, total);
      await expect(complete.ticket).toBeVisible();
      const paid = (await payments()).filter(({ amount_captured }) => amount_captured > 0);
      expect(paid).toMatchObject([{ amount_captured: total, amount_refunded: 0 }]);
    });
  });
}

test('the card form speaks the language that is chosen beside it, and keeps what was typed', async ({
  page,
  screens,
  harbor,
}) => {
  const { payment } = screens;
  await goToPayment({ page, screens, restaurant: harbor });
  await payment.typeCard(CARDS.good);
  await payment.chooseLanguage('Français');
  await expect(payment.frame.getByLabel('Numéro de carte')).toHaveValue('4242 4242 4242 4242');
});

test('the bank asks back: a no charges nothing, a yes pays', async ({
  page,
  screens,
  harbor,
  sandbox,
  watch,
}) => {
  watch.allow(/status of 40[02]/u);
  const { payment, complete } = screens;
  const payments = await sandbox.watchPayments(harbor.restaurant_id);
  const { total_with_tip_and_tax: total } = await goToPayment({
    page,
    screens,
    restaurant: harbor,
  });

  await payWith(screens, total, 'asksBank');
  await payment.answerBank('fail');
  await expect(payment.declined).toBeVisible();
  expect(
    (await payments()).every(({ amount_captured }) => amount_captured === 0),
    CHARGED,
  ).toBe(true);

  await payment.pay(total).click();
  await payment.answerBank('complete');
  await expect(complete.ticket).toBeVisible();
  const paid = (await payments()).filter(({ amount_captured }) => amount_captured > 0);
  expect(paid).toMatchObject([{ amount_captured: total, amount_refunded: 0 }]);
});

test('a double tap on Pay is one order and one charge', async ({
  page,
  screens,
  harbor,
  sandbox,
}) => {
  const payments = await sandbox.watchPayments(harbor.restaurant_id);
  const placed: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/orders/orderAndPay') && response.ok()) placed.push(response);
  });
  const { total_with_tip_and_tax: total } = await goToPayment({
    page,
    screens,
    restaurant: harbor,
  });

  await screens.payment.typeCard('4242424242424242');
  // Both in one turn of the page: faster than it can draw the button busy.
  await screens.payment.pay(total).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(screens.complete.ticket).toBeVisible();
  const orders = await Promise.all(placed.map(async (response) => orderOf(await response.json())));
  expect(new Set(orders).size).toBe(1);
  const [paid, ...others] = await payments();
  expect(others).toEqual([]);
  expect(paid?.charges).toMatchObject([{ status: 'succeeded', amount: total }]);
});

function orderOf(reply: unknown): string {
  const { order } = reply as { order: { order_id: string } }; // the contract's reply
  return order.order_id;
}
