import { CardFields } from '../pages/card-fields';
import { checkScreen } from '../support/check-screen';
import { addCookie, COOKIE } from '../support/steps';
import { applePayScript, takingCardsBy, watchBooks } from '../support/processors';
import { expect, test } from '../test';
import type { Screens } from '../test';
import type { Visit } from '../support/steps';

const GOOD = '4030000010001234';

/** From nothing to the page that asks for the card. */
async function goToFields(visit: Visit): Promise<CardFields> {
  const { page, screens } = visit;
  await addCookie(visit);
  await screens.menu.cartBar.click();
  await screens.cart.checkout.click();
  await screens.contact.fill();
  const fields = new CardFields(page, screens.cart.texts);
  await fields.input('number').waitFor();
  return fields;
}

async function expectDeclined({ page }: Visit, screens: Screens, words: string): Promise<void> {
  const { t } = screens.cart.texts;
  const notice = page.getByRole('alert').filter({ hasText: t('checkout.payment.declined_title') });
  await expect(notice).toContainText(words);
  await expect(notice).toContainText(t('checkout.payment.declined_body'));
}

test('NMI: gaps are told field by field, a decline keeps the order, more of it pays once @fr', async ({
  page,
  screens,
  texts: { t },
  openVariant,
  house,
  watch,
}) => {
  watch.allow(/status of 402/u);
  // Below a unit of money NMI's sandbox declines.
  const restaurant = await openVariant(takingCardsBy('NMI', 50));
  const books = await watchBooks(house.sandboxUrl, 'nmi');
  const fields = await goToFields({ page, screens, restaurant });
  await expect(page).toHaveURL(/\/payNMI\/before$/u);

  await screens.payment.pay(50).click();
  for (const field of ['number', 'expiry', 'cvv'] as const) {
    await expect(fields.fault(t(`checkout.payment.card_${field}_empty`))).toBeVisible();
  }
  await checkScreen(page, 'NMI');
  await fields.type({ number: '4111111111111111', expiry: '0120' });
  await screens.payment.pay(50).click();
  await expect(fields.fault(t('checkout.payment.card_expiry_invalid'))).toBeVisible();
  expect(await books()).toEqual([]);

  await fields.type({ number: '4111111111111111' });
  await screens.payment.pay(50).click();
  await expectDeclined({ page, screens, restaurant }, screens, 'DECLINE');
  await expect(fields.input('number')).toHaveValue('4111 1111 1111 1111');

  await page.goto(`/v2/${restaurant.endpoint}/cart`);
  await screens.cart.button('item.more', restaurant.dish(COOKIE).name).click();
  await screens.cart.checkout.click();
  await screens.contact.goOn.click();
  await fields.type({ number: '5431111111111111' });
  await screens.payment.pay(100).click();
  await expect(screens.complete.ticket).toBeVisible();
  const paid = (await books()).filter(({ amount_captured }) => amount_captured > 0);
  expect(paid).toMatchObject([{ amount: 100 }]);
});

test('NMI: a script that cannot be had is told, and fetched when asked again', async ({
  page,
  screens,
  texts: { t },
  openVariant,
  watch,
}) => {
  watch.allow(/net::ERR_FAILED/u);
  const restaurant = await openVariant(takingCardsBy('NMI', 400));
  await page.route('**/Collect.js', (route) => route.abort(), { times: 1 });
  await addCookie({ page, screens, restaurant });
  await screens.menu.cartBar.click();
  await screens.cart.checkout.click();
  await screens.contact.fill();
  await expect(page.getByText(t('checkout.payment.card_unavailable'))).toBeVisible();
  await page.getByRole('button', { name: t('common.retry') }).click();
  const fields = new CardFields(page, screens.cart.texts);
  await fields.type({ number: '4111111111111111' });
  await screens.payment.pay(400).click();
  await expect(screens.complete.ticket).toBeVisible();
});

test('Bambora: the brand shows, a decline says why, another card pays once', async ({
  page,
  screens,
  openVariant,
  house,
  watch,
}) => {
  watch.allow(/status of 402/u);
  const restaurant = await openVariant(takingCardsBy('BAMBORA', 400));
  const books = await watchBooks(house.sandboxUrl, 'bambora');
  const fields = await goToFields({ page, screens, restaurant });
  await expect(page).toHaveURL(/\/payBambora\/before$/u);

  await fields.type({ number: '5100000020002000' });
  await expect(page.getByRole('img', { name: 'Mastercard', exact: true })).toBeVisible();
  await screens.payment.pay(400).click();
  await expectDeclined({ page, screens, restaurant }, screens, 'DECLINE');

  await fields.type({ number: GOOD });
  await screens.payment.pay(400).click();
  await expect(screens.complete.ticket).toBeVisible();
  expect(await books()).toMatchObject([
    { amount: 400, amount_captured: 400 },
    { amount: 400, amount_captured: 0 },
  ]);
});

test('Bambora: the bank has a page of its own: a no charges nothing, a yes pays', async ({
  page,
  screens,
  openVariant,
  house,
  watch,
}) => {
  watch.allow(/status of 40[29]/u);
  const restaurant = await openVariant(takingCardsBy('BAMBORA', 400));
  const books = await watchBooks(house.sandboxUrl, 'bambora');
  const fields = await goToFields({ page, screens, restaurant });
  await fields.type({ number: '4716519788977219' });
  await screens.payment.pay(400).click();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expectDeclined({ page, screens, restaurant }, screens, '');

  await fields.type({ number: '4716519788977219' });
  await screens.payment.pay(400).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(screens.complete.ticket).toBeVisible();
  expect((await books()).map(({ amount_captured }) => amount_captured)).toEqual([400, 0]);
});

test('Bambora: Apple Pay, above the card and in three taps', async ({
  page,
  screens,
  texts: { t },
  openVariant,
  house,
}) => {
  await page.addInitScript({ content: await applePayScript(house.sandboxUrl) });
  const restaurant = await openVariant(takingCardsBy('BAMBORA', 400));
  const books = await watchBooks(house.sandboxUrl, 'bambora');
  await goToFields({ page, screens, restaurant });
  await expect(page.getByText(t('checkout.payment.or_card'))).toBeVisible();

  const sheet = page.getByRole('dialog', { name: 'Apple Pay' });
  await page.getByRole('button', { name: 'Apple Pay' }).click();
  await expect(sheet).toContainText(restaurant.name);
  await expect(sheet).toContainText('USD 4.00');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Apple Pay' }).click();
  await sheet.getByRole('button', { name: 'Pay with Apple Pay' }).click();
  await expect(screens.complete.ticket).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-apple-pay', 'success');
  expect(await books()).toMatchObject([{ amount: 400, amount_captured: 400 }]);
});

test('Bambora: a wallet that is not let pay leads back to the cart, which is kept', async ({
  page,
  screens,
  texts: { t },
  openVariant,
  house,
  watch,
}) => {
  watch.allow(/status of 503/u);
  await page.addInitScript({ content: await applePayScript(house.sandboxUrl) });
  const restaurant = await openVariant(takingCardsBy('BAMBORA', 400));
  await page.route('**/api/authorizeApplePayMerchant', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', status: 503 } }),
  );
  await goToFields({ page, screens, restaurant });
  await page.getByRole('button', { name: 'Apple Pay' }).click();
  await expect(screens.cart.notifications).toContainText(t('checkout.payment.wallet_failed'));
  await expect(page).toHaveURL(/\/cart$/u);
  await expect(screens.cart.line(restaurant.dish(COOKIE).name)).toBeVisible();
});
