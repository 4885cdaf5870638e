import { KIOSK_SCREEN } from '../pages/kiosk-page';
import { violationsOf } from '../support/check-screen';
import { openSetupWithReader, orderDrink } from '../support/kiosk-with-reader';
import { expect, test } from '../test';

test.use(KIOSK_SCREEN);

test('staff test a kiosk’s reader with a payment: cancelled, declined, then charged and refunded by itself', async ({
  page,
  texts,
  product,
  watch,
}) => {
  watch.allow(/status of 401/u);
  const { t } = texts;
  const amount = '$1.00';
  const { kiosk, inHand } = await openSetupWithReader(page, texts, product);
  await expect(async () => {
    await page.getByRole('button', { name: t('kiosk.setup.test_reader') }).click();
    await expect(page.getByText(t('kiosk.setup.test_answers'))).toBeVisible({ timeout: 1000 });
  }).toPass();
  const begin = page.getByRole('button', { name: t('kiosk.setup.test_payment') });
  const asked = page.getByRole('heading', { name: t('reader.ask') });

  await begin.click();
  await expect(asked).toBeVisible();
  await expect(page.getByText(amount, { exact: true })).toBeVisible();
  expect(await violationsOf(page), 'the reader asks').toEqual([]);
  await expect(inHand.asks).toBeEnabled();
  await kiosk.cancel.click();
  await expect(page.getByText(t('kiosk.setup.test_cancelled'))).toBeVisible();
  await expect(inHand.asks).toBeDisabled();

  await begin.click();
  await expect(asked).toBeVisible();
  await inHand.present('Tap a card that is declined');
  await expect(page.getByText(t('kiosk.setup.test_failed'))).toBeVisible();
  expect(await violationsOf(page), 'a declined card').toEqual([]);

  await begin.click();
  await expect(asked).toBeVisible();
  await inHand.present('Tap');
  await expect(page.getByText(t('kiosk.setup.test_refunded', { amount }))).toBeVisible();
  expect(await violationsOf(page), 'charged and refunded').toEqual([]);
  await kiosk.leaveSetup.click();

  // A guest pays at it afterwards, as if nothing had been.
  await orderDrink(kiosk);
  await kiosk.noTip.click();
  await expect(asked).toBeVisible();
  await inHand.present('Tap');
  await expect(kiosk.number).toBeVisible();
});
