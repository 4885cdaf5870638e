import { CardFields } from '../pages/card-fields';
import { applePayScript, takingCardsBy, watchBooks } from '../support/processors';
import { COOKIE, goOnToPay, goToPay, goToPayment } from '../support/steps';
import { expect, test } from '../test';
import { CORE } from '../tags';
import { CHARGED } from '../support/invariants';

test(
  'Stripe: each wallet of the device pays above the card',
  CORE,
  async ({
    page,
    screens: { payment, complete },
    screens,
    texts: { t },
    harbor,
    product,
    sandbox,
  }) => {
    const payments = await sandbox.watchPayments(harbor.restaurant_id);
    const visit = { page, screens, restaurant: harbor };
    const { total_with_tip_and_tax: total } = await goToPayment(visit);
    await expect(page.getByText(t('checkout.payment.or_card'))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Link', exact: true })).toBeVisible();
    await (await payment.openWallet('Google Pay')).cancel();
    await (await payment.openWallet('Google Pay')).pay();
    await expect(complete.ticket).toBeVisible();
    expect(await payments(), CHARGED).toMatchObject([{ amount_captured: total }]);

    await page.addInitScript({ content: await applePayScript(product.sandboxUrl) });
    await goToPayment(visit);
    await (await payment.openWallet('Apple Pay')).pay();
    await expect(complete.ticket).toBeVisible();
    const paid = (await payments()).filter(({ amount_captured }) => amount_captured === total);
    expect(paid).toHaveLength(2);
  },
);

test('without a network no wallet can be tapped, which says why; the card is tried all the same', async ({
  page,
  context,
  screens: { payment },
  screens,
  texts: { t },
  harbor,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|api\/events/u);
  const { total_with_tip_and_tax: total } = await goToPayment({
    page,
    screens,
    restaurant: harbor,
  });
  const wallet = page.getByRole('button', { name: 'Google Pay', exact: true });
  await wallet.waitFor();
  await context.setOffline(true);
  const inert = wallet.locator('xpath=ancestor::*[@inert]');
  await expect(inert).toHaveCount(1);
  // A browser may be wrong about it, and no order is lost for that.
  await expect(payment.pay(total)).toBeEnabled();
  await expect(page.locator('section').getByText(t('page.offline.banner'))).toBeVisible();
  await context.setOffline(false);
  await expect(inert).toHaveCount(0);
});

test('Bambora: Apple Pay, above the card and in three taps', async ({
  page,
  screens: { payment, complete },
  screens,
  texts: { t },
  openVariant,
  product,
}) => {
  await page.addInitScript({ content: await applePayScript(product.sandboxUrl) });
  const restaurant = await openVariant(takingCardsBy('BAMBORA', 400));
  const books = await watchBooks(product.sandboxUrl, 'bambora');
  await goToPay({ page, screens, restaurant });
  await expect(page.getByText(t('checkout.payment.or_card'))).toBeVisible();

  const sheet = await payment.openWallet('Apple Pay');
  await expect(sheet.dialog).toContainText(restaurant.name);
  await expect(sheet.dialog).toContainText('USD 4.00');
  await sheet.cancel();
  await expect(sheet.dialog).toBeHidden();
  await (await payment.openWallet('Apple Pay')).pay();
  await expect(complete.ticket).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-apple-pay', 'success');
  expect(await books()).toMatchObject([{ amount: 400, amount_captured: 400 }]);
});

for (const service of ['STRIPE', 'BAMBORA'] as const) {
  test(`${service}: a wallet's card is declined: back at the cart, which is kept, and another card of it pays once`, async ({
    page,
    screens: { payment, cart, complete },
    screens,
    texts: { t },
    openVariant,
    product,
    sandbox,
    watch,
  }) => {
    watch.allow(/status of 402/u);
    await page.addInitScript({ content: await applePayScript(product.sandboxUrl) });
    const restaurant = await openVariant(takingCardsBy(service, 400));
    const books =
      service === 'STRIPE'
        ? await sandbox.watchPayments(restaurant.restaurant_id)
        : await watchBooks(product.sandboxUrl, 'bambora');
    await goToPay({ page, screens, restaurant });
    await (await payment.openWallet('Apple Pay')).pay('Visa that is declined');
    await expect(cart.notifications).toContainText(t('checkout.payment.wallet_failed'));
    await expect(page).toHaveURL(/\/cart$/u);
    await expect(page.locator('html')).toHaveAttribute('data-apple-pay', 'failure');
    await expect(cart.line(restaurant.dish(COOKIE).name)).toBeVisible();
    expect((await books()).filter(({ amount_captured }) => amount_captured > 0)).toEqual([]);

    await goOnToPay({ screens });
    await (await payment.openWallet('Apple Pay')).pay();
    await expect(complete.ticket).toBeVisible();
    const paid = (await books()).filter(({ amount_captured }) => amount_captured > 0);
    expect(paid).toMatchObject([{ amount_captured: 400 }]);
  });
}

test('Bambora: a wallet that is not let pay leads back to the cart, which is kept', async ({
  page,
  screens: { payment, cart },
  screens,
  texts: { t },
  openVariant,
  product,
  watch,
}) => {
  watch.allow(/status of 503/u);
  await page.addInitScript({ content: await applePayScript(product.sandboxUrl) });
  const restaurant = await openVariant(takingCardsBy('BAMBORA', 400));
  await page.route('**/api/authorizeApplePayMerchant', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', status: 503 } }),
  );
  await goToPay({ page, screens, restaurant });
  await new CardFields(page, cart.texts).input('number').waitFor();
  await payment.openWallet('Apple Pay');
  await expect(cart.notifications).toContainText(t('checkout.payment.wallet_failed'));
  await expect(page).toHaveURL(/\/cart$/u);
  await expect(cart.line(restaurant.dish(COOKIE).name)).toBeVisible();
});
