import { KIOSK_SCREEN } from '../pages/kiosk-page';
import { openSetupWithReader, orderDrink } from '../support/kiosk-with-reader';
import { expect, test } from '../test';

test.use(KIOSK_SCREEN);

test('of a guest who walks away while the reader asks, the reader is stopped before the next one comes', async ({
  page,
  texts,
  product,
  watch,
}) => {
  watch.allow(/status of 401/u);
  const { t } = texts;
  const { kiosk, inHand } = await openSetupWithReader(page, texts, product);
  await kiosk.leaveSetup.click();

  await kiosk.takeAway.waitFor();
  await page.clock.install();
  await orderDrink(kiosk);
  await kiosk.noTip.click();
  await expect(page.getByRole('heading', { name: t('reader.ask') })).toBeVisible();
  await expect(inHand.asks).toBeEnabled();

  await page.clock.runFor(61_000);
  await expect(page.getByRole('alertdialog', { name: t('kiosk.away.title') })).toBeVisible();
  await expect(inHand.asks).toBeEnabled();
  await page.clock.runFor(12_000);
  await expect(inHand.asks).toBeDisabled();
  await expect(page).toHaveURL('/backlot.kiosk');
  await expect(kiosk.takeAway).toBeVisible();
});

test('of a page that breaks while the reader asks, the reader is stopped before the next guest comes', async ({
  page,
  texts,
  product,
  watch,
}) => {
  watch.allow(/This page is broken/u);
  watch.allow(/status of 401/u);
  const { t } = texts;
  const { kiosk, inHand } = await openSetupWithReader(page, texts, product);
  await kiosk.leaveSetup.click();

  await orderDrink(kiosk);
  await page.evaluate(breakAt, t('reader.ask'));
  await kiosk.noTip.click();
  await expect(page.getByRole('heading', { name: t('kiosk.crash.title') })).toBeVisible();
  // Its ids leave the device once the reader has answered.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('comanda:payment'))).toBeNull();
  await expect(inHand.asks).toBeDisabled();
  await page.getByRole('button', { name: t('kiosk.crash.again') }).click();
  await expect(kiosk.takeAway).toBeVisible();
  await expect(page).toHaveURL('/backlot.kiosk');
});

/** Has the page break that takes this title. */
function breakAt(name: string): void {
  Object.defineProperty(document, 'title', {
    set(title: string) {
      if (title.startsWith(name)) throw new Error('This page is broken.');
    },
  });
}
