import { CardFields } from '../pages/card-fields';
import { checkScreen } from '../support/check-screen';
import { COOKIE, goOnToPay, goToPay } from '../support/steps';
import { takingCardsBy, watchBooks } from '../support/processors';
import { expect, test } from '../test';
import type { Screens } from '../test';
import type { Visit } from '../support/steps';
import { LOCALES } from '../tags';

const GOOD = '4030000010001234';

/** From nothing to the page that asks for the card. */
async function goToFields(visit: Visit): Promise<CardFields> {
  await goToPay(visit);
  const fields = new CardFields(visit.page, visit.screens.cart.texts);
  await fields.input('number').waitFor();
  return fields;
}

async function expectDeclined({ payment }: Screens, words = ''): Promise<void> {
  await expect(payment.declined).toContainText(words);
  await expect(payment.declined).toContainText(payment.texts.t('checkout.payment.declined_body'));
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('NMI: gaps are told field by field, a decline keeps the order, more of it pays once', async ({
      page,
      screens,
      texts: { t },
      openVariant,
      product,
      watch,
    }) => {
      watch.allow(/status of 402/u);
      // Below a unit of money NMI's sandbox declines.
      const restaurant = await openVariant(takingCardsBy('NMI', 50));
      const books = await watchBooks(product.sandboxUrl, 'nmi');
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
      await expectDeclined(screens, t('checkout.payment.declined_by_bank'));
      await expect(fields.input('number')).toHaveValue('4111 1111 1111 1111');

      await page.goto(`/v2/${restaurant.endpoint}/cart`);
      await screens.cart.button('item.more', restaurant.dish(COOKIE).name).click();
      await goOnToPay({ screens });
      await fields.type({ number: '5431111111111111' });
      await screens.payment.pay(100).click();
      await expect(screens.complete.ticket).toBeVisible();
      const paid = (await books()).filter(({ amount_captured }) => amount_captured > 0);
      expect(paid).toMatchObject([{ amount: 100 }]);
    });
  });
}

test('with a payment open the address of another processor leads to the right one', async ({
  page,
  screens,
  openVariant,
}) => {
  const restaurant = await openVariant(takingCardsBy('NMI', 400));
  const fields = await goToFields({ page, screens, restaurant });
  const { pathname } = new URL(page.url());
  for (const other of ['payStripe', 'payNuvei', 'payBambora/before', 'payCounter']) {
    await page.goto(`/v2/${restaurant.endpoint}/${other}`);
    await fields.input('number').waitFor();
    expect(new URL(page.url()).pathname, other).toBe(pathname);
  }
});

test('Bambora: the brand shows, a decline says why, another card pays once', async ({
  page,
  screens,
  texts: { t },
  openVariant,
  product,
  watch,
}) => {
  watch.allow(/status of 402/u);
  const restaurant = await openVariant(takingCardsBy('BAMBORA', 400));
  const books = await watchBooks(product.sandboxUrl, 'bambora');
  const fields = await goToFields({ page, screens, restaurant });
  await expect(page).toHaveURL(/\/payBambora\/before$/u);

  await fields.type({ number: '5100000020002000' });
  await expect(page.getByRole('img', { name: 'Mastercard', exact: true })).toBeVisible();
  await screens.payment.pay(400).click();
  await expectDeclined(screens, t('checkout.payment.declined_by_bank'));

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
  product,
  watch,
}) => {
  watch.allow(/status of 40[29]/u);
  const restaurant = await openVariant(takingCardsBy('BAMBORA', 400));
  const books = await watchBooks(product.sandboxUrl, 'bambora');
  const fields = await goToFields({ page, screens, restaurant });
  await fields.type({ number: '4716519788977219' });
  await screens.payment.pay(400).click();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expectDeclined(screens);

  await fields.type({ number: '4716519788977219' });
  await screens.payment.pay(400).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(screens.complete.ticket).toBeVisible();
  expect((await books()).map(({ amount_captured }) => amount_captured)).toEqual([400, 0]);
});
