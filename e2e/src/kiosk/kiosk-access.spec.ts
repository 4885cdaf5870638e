import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { KIOSK_SCREEN, KioskPage } from '../pages/kiosk-page';
import { violationsOf } from '../support/check-screen';
import { expect, test } from '../test';

test.use(KIOSK_SCREEN);

const BOTH = 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN';

test('pairing, the PIN, every question, sheet and prompt of a kiosk are readable for everybody', async ({
  page,
  product,
  texts,
  openVariant,
  watch,
}) => {
  watch.allow(/status of 401/u);
  const { t } = texts;
  const restaurant = { order_mode: BOTH, kiosk_asks_table: true, kiosk_asks_name: true };
  const harbor = await openVariant({ restaurant: { ...restaurant, pay_at_counter: BOTH } });
  // Now something sells, and is suggested.
  await placeCounterOrder({
    base_url: product.url,
    restaurant: harbor.endpoint,
    name: 'Mel',
    dishes: ['Lighthouse Soft Serve'],
  });
  const kiosk = new KioskPage(page, texts);
  const dialog = page.locator('dialog[open]');
  async function expectReadable(name: string): Promise<void> {
    expect(await violationsOf(page), name).toEqual([]);
  }

  await page.goto(`/${harbor.endpoint}.kiosk`);
  await page.getByRole('textbox', { name: t('kiosk.pairing.code') }).waitFor();
  await expectReadable('pairing');
  await kiosk.pair(harbor.endpoint, 'harbor-kiosk-7264');
  await page.getByRole('button', { name: t('kiosk.start.eat_here') }).click();
  await page.getByRole('heading', { name: t('kiosk.tent.title') }).waitFor();
  await expectReadable('the table number');
  await page.getByRole('button', { name: t('kiosk.tent.skip') }).click();
  await kiosk.brand(harbor.menuName('All Day')).click();

  const tools = page.getByRole('banner');
  await tools.getByRole('button', { name: /English/u }).click();
  await dialog.getByText(t('language.choose')).waitFor();
  await expectReadable('the languages');
  await dialog.getByRole('button', { name: t('common.close') }).click();
  await tools.getByRole('button', { name: t('kiosk.access.title') }).click();
  await dialog.getByText(t('kiosk.access.title')).waitFor();
  await expectReadable('the ways of access');
  await dialog.getByRole('button', { name: t('common.close') }).click();

  await kiosk.add('Green Tide').click();
  await kiosk.checkout.click();
  await dialog.getByText(t('kiosk.upsell.title')).waitFor();
  await expectReadable('what is suggested');
  await kiosk.goOnWithout.click();
  await kiosk.pay.click();
  await dialog.getByText(t('kiosk.name.title')).waitFor();
  await expectReadable('the name');
  await dialog.getByRole('button', { name: t('common.close') }).click();
  await page.goto(`/kiosk/paymentSelect?restaurant=${harbor.endpoint}`);
  await page.getByRole('heading', { name: t('kiosk.pay.title') }).waitFor();
  await expectReadable('the ways to pay');

  await page.clock.install();
  await page.goto(`/kiosk/cart?restaurant=${harbor.endpoint}`);
  await kiosk.pay.waitFor();
  await page.clock.runFor(61_000);
  await page.getByRole('alertdialog', { name: t('kiosk.away.title') }).waitFor();
  await page.clock.resume();
  await expectReadable('whether somebody is there');
  await page.goto(`/kiosk/setup?restaurant=${harbor.endpoint}`);
  await page.getByRole('heading', { name: t('kiosk.setup.title') }).waitFor();
  await expectReadable('the PIN');
});
