import { NuveiPage } from '../pages/card-fields';
import { checkScreen } from '../support/check-screen';
import { takingCardsBy, watchBooks } from '../support/processors';
import { goOnToPay, goToPay } from '../support/steps';
import type { Visit } from '../support/steps';
import { expect, test } from '../test';
import { LOCALES } from '../tags';

/** From nothing to Nuvei's own page. */
async function goToNuvei({ page, screens, restaurant }: Visit): Promise<NuveiPage> {
  const { t, startOf } = screens.cart.texts;
  await goToPay({ page, screens, restaurant });
  await expect(page.getByText(t('checkout.payment.no_amex'))).toBeVisible();
  const [before = ''] = t('checkout.payment.other_site_continue', { total: '|' }).split('|');
  await page.getByRole('button', { name: startOf(before) }).click();
  await page.waitForURL(/\/nuvei\/merchant\/paymentpage/u);
  return new NuveiPage(page, screens.cart.texts);
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('Nuvei: paid on its own page, and back with the number', async ({
      page,
      screens,
      openVariant,
      product,
    }) => {
      const restaurant = await openVariant(takingCardsBy('NUVEI', 400));
      const books = await watchBooks(product.sandboxUrl, 'nuvei');
      const nuvei = await goToNuvei({ page, screens, restaurant });
      await nuvei.pay();
      await expect(screens.complete.ticket).toBeVisible();
      await expect(page).toHaveURL(/\/orderComplete$/u);
      expect(await books()).toMatchObject([{ amount: 400, amount_captured: 400 }]);
    });
  });
}

test('Nuvei: a decline leads back to paying, and another sum pays', async ({
  page,
  screens,
  openVariant,
  product,
  watch,
}) => {
  watch.allow(/status of 40[29]/u);
  // An amount that ends in .01 is declined there.
  const restaurant = await openVariant(takingCardsBy('NUVEI', 401));
  const books = await watchBooks(product.sandboxUrl, 'nuvei');
  await (await goToNuvei({ page, screens, restaurant })).pay();
  await expect(screens.payment.declined).toBeVisible();
  await expect(page).toHaveURL(/\/payNuvei$/u);

  await page.goto(`/v2/${restaurant.endpoint}/cart`);
  await screens.cart.tip(20).check();
  await goOnToPay({ screens });
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

test('Nuvei: sold out while the guest was away: told that the money goes back, which it does', async ({
  page,
  screens,
  texts: { t },
  openVariant,
  product,
  watch,
}) => {
  watch.allow(/status of 40[29]/u);
  const restaurant = await openVariant(takingCardsBy('NUVEI', 400));
  const books = await watchBooks(product.sandboxUrl, 'nuvei');
  const nuvei = await goToNuvei({ page, screens, restaurant });
  await restaurant.change({ items: { 'sea-salt-cookie': { is_in_stock: false } } });
  await nuvei.pay();
  await expect(page.getByText(t('checkout.verification.refunded'))).toBeVisible();
  await expect.poll(books).toMatchObject([{ amount: 400, amount_refunded: 400 }]);
  await checkScreen(page, 'Nuvei, money back');
  await page.getByRole('button', { name: t('checkout.verification.start_new') }).click();
  await expect(screens.menus.title).toHaveText(restaurant.name);
});

test('Nuvei: a browser that knows nothing of the order is told that it is paid', async ({
  page,
  screens,
  texts: { t },
  openVariant,
  product,
  watch,
}) => {
  watch.allow(/status of 401/u);
  const restaurant = await openVariant(takingCardsBy('NUVEI', 400));
  const books = await watchBooks(product.sandboxUrl, 'nuvei');
  const nuvei = await goToNuvei({ page, screens, restaurant });
  const returning = page.waitForRequest(/\/nuveiConfirmation\?/u);
  await nuvei.pay();
  const address = (await returning).url();
  await expect(screens.complete.ticket).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto(address);
  await expect(page.getByText(t('checkout.verification.paid_body'))).toBeVisible();
  expect(await books()).toMatchObject([{ amount: 400, amount_captured: 400 }]);
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
  // Result parameters are removed from the address.
  await expect(page).toHaveURL(/\/nuveiConfirmation$/u);
  await checkScreen(page, 'Nuvei, not believed');
  await page.getByRole('button', { name: t('checkout.verification.start_new') }).click();
  await expect(screens.menus.title).toHaveText(restaurant.name);
});
