import { NuveiPage } from '../pages/card-fields';
import { checkScreen } from '../support/check-screen';
import { applePayScript, takingCardsBy, watchBooks } from '../support/processors';
import { addCookie, COOKIE, goToPayment } from '../support/steps';
import type { Visit } from '../support/steps';
import { expect, test } from '../test';

/** From nothing to Nuvei's own page. */
async function goToNuvei({ page, screens, restaurant }: Visit): Promise<NuveiPage> {
  const { t, startOf } = screens.cart.texts;
  await addCookie({ page, screens, restaurant });
  await screens.menu.cartBar.click();
  await screens.cart.checkout.click();
  await screens.contact.fill();
  await expect(page.getByText(t('checkout.payment.no_amex'))).toBeVisible();
  const [before = ''] = t('checkout.payment.other_site_continue', { total: '|' }).split('|');
  await page.getByRole('button', { name: startOf(before) }).click();
  await page.waitForURL(/\/nuvei\/merchant\/paymentpage/u);
  return new NuveiPage(page, screens.cart.texts);
}

test('Nuvei: paid on its own page, and back with the number @fr', async ({
  page,
  screens,
  openVariant,
  house,
}) => {
  const restaurant = await openVariant(takingCardsBy('NUVEI', 400));
  const books = await watchBooks(house.sandboxUrl, 'nuvei');
  const nuvei = await goToNuvei({ page, screens, restaurant });
  await nuvei.pay();
  await expect(screens.complete.ticket).toBeVisible();
  await expect(page).toHaveURL(/\/orderComplete$/u);
  expect(await books()).toMatchObject([{ amount: 400, amount_captured: 400 }]);
});

test('Nuvei: a decline leads back to paying, and another sum pays', async ({
  page,
  screens,
  texts: { t },
  openVariant,
  house,
  watch,
}) => {
  watch.allow(/status of 40[29]/u);
  // An amount that ends in .01 is declined there.
  const restaurant = await openVariant(takingCardsBy('NUVEI', 401));
  const books = await watchBooks(house.sandboxUrl, 'nuvei');
  await (await goToNuvei({ page, screens, restaurant })).pay();
  await expect(
    page.getByRole('alert').filter({ hasText: t('checkout.payment.declined_title') }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/payNuvei$/u);

  await page.goto(`/v2/${restaurant.endpoint}/cart`);
  await screens.cart.tip(20).check();
  await screens.cart.checkout.click();
  await screens.contact.goOn.click();
  const button = page.getByRole('button', { name: /4\.81/u });
  await button.click();
  await page.waitForURL(/\/nuvei\/merchant\/paymentpage/u);
  await new NuveiPage(page, screens.cart.texts).pay();
  await expect(screens.complete.ticket).toBeVisible();
  expect(await books()).toMatchObject([
    { amount: 481, amount_captured: 481 },
    { amount: 401, amount_captured: 0 },
  ]);
});

test('Nuvei: an address that proves nothing is not believed, and a new order can be begun', async ({
  page,
  screens,
  texts: { t },
  openVariant,
  watch,
}) => {
  watch.allow(/status of 422/u);
  const restaurant = await openVariant(takingCardsBy('NUVEI', 400));
  const result = new URLSearchParams({
    TERMINALID: '33001',
    ORDERID: 'not-of-ours',
    AMOUNT: '4.00',
    APPROVALCODE: '475318',
    RESPONSECODE: 'A',
    RESPONSETEXT: 'APPROVAL',
    DATETIME: '20-11-2026:10:00:00:000',
    UNIQUEREF: 'ABC1234567',
    HASH: 'a'.repeat(128),
  });
  await page.goto(`/v2/${restaurant.endpoint}/nuveiConfirmation?${result}`);
  await expect(page.getByText(t('checkout.verification.unverified'))).toBeVisible();
  // What the address said is nobody else's business.
  await expect(page).toHaveURL(/\/nuveiConfirmation$/u);
  await checkScreen(page, 'Nuvei, not believed');
  await page.getByRole('button', { name: t('checkout.verification.start_new') }).click();
  await expect(screens.menus.title).toHaveText(restaurant.name);
});

test('no processor: warned, and back at the cart, which is kept', async ({
  page,
  screens,
  texts: { t },
  openVariant,
}) => {
  const restaurant = await openVariant(
    takingCardsBy('NONE', 400, { pay_at_counter: 'RESTAURANT_SETTING_NONE' }),
  );
  await addCookie({ page, screens, restaurant });
  await screens.menu.cartBar.click();
  await screens.cart.checkout.click();
  await screens.contact.name.fill('Ada');
  await page.getByRole('button', { name: t('common.continue') }).click();
  await expect(screens.cart.notifications).toContainText(t('checkout.payment.no_provider_toast'));
  await expect(page).toHaveURL(/\/cart$/u);
  await expect(screens.cart.line(restaurant.dish(COOKIE).name)).toBeVisible();
});

test('Stripe: each wallet of the device pays above the card', async ({
  page,
  screens,
  texts: { t },
  harbor,
  house,
  sandbox,
}) => {
  const payments = await sandbox.watchPayments(harbor.restaurant_id);
  const { total_with_tip_and_tax: total } = await goToPayment({
    page,
    screens,
    restaurant: harbor,
  });
  await expect(page.getByText(t('checkout.payment.or_card'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Google Pay' }).click();
  const google = page.getByRole('dialog', { name: 'Google Pay' });
  await google.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Google Pay' }).click();
  await google.getByRole('button', { name: 'Pay with Google Pay' }).click();
  await expect(screens.complete.ticket).toBeVisible();
  expect(await payments()).toMatchObject([{ amount_captured: total }]);

  await page.addInitScript({ content: await applePayScript(house.sandboxUrl) });
  await goToPayment({ page, screens, restaurant: harbor });
  await page.getByRole('button', { name: 'Apple Pay' }).click();
  await page
    .getByRole('dialog', { name: 'Apple Pay' })
    .getByRole('button', { name: 'Pay with Apple Pay' })
    .click();
  await expect(screens.complete.ticket).toBeVisible();
  const paid = (await payments()).filter(({ amount_captured }) => amount_captured === total);
  expect(paid).toHaveLength(2);
});
