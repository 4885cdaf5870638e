import { KioskPage } from '../pages/kiosk-page';
import { violationsOf } from '../support/check-screen';
import { countTaps } from '../support/taps';
import { CORE } from '../tags';
import { expect, test } from '../test';

const SETUP_CODE = 'harbor-kiosk-7264';
/** Three plain dishes from the first page to the order. */
const MOST_TAPS = 6;

test.use({
  viewport: { width: 1080, height: 1920 },
  isMobile: false,
  deviceScaleFactor: 1,
});

test.beforeEach(({ watch }) => {
  // Whether it is paired is asked, not known.
  watch.allow(/status of 401/u);
});

test('a kiosk is paired, and a guest orders three dishes in six taps and pays at the counter', async ({
  page,
  texts,
  harbor,
}) => {
  const kiosk = new KioskPage(page, texts);
  await kiosk.pair(harbor.endpoint, SETUP_CODE);
  expect(await violationsOf(page), 'the first page').toEqual([]);

  await kiosk.takeAway.click();
  await kiosk.brand(harbor.menuName('All Day')).waitFor();
  expect(await violationsOf(page), 'the brands').toEqual([]);
  await kiosk.brand(harbor.menuName('All Day')).click();
  await kiosk.add('Green Tide').click();
  await kiosk.checkout.click();
  expect(await violationsOf(page), 'the order').toEqual([]);
  await kiosk.pay.click();
  await kiosk.noTip.click();
  await expect(kiosk.number).toBeVisible();
  expect(await violationsOf(page), 'the number').toEqual([]);
  await kiosk.done.click();
  await expect(page).toHaveURL(`/${harbor.endpoint}.kiosk`);
});

test('three plain dishes take six taps to the order', CORE, async ({ page, texts, harbor }) => {
  const kiosk = new KioskPage(page, texts);
  const taps = await countTaps(page);
  await kiosk.pair(harbor.endpoint, SETUP_CODE);
  await page.goto(`/kiosk?restaurant=${harbor.endpoint}`);
  await kiosk.add('Green Tide').waitFor();
  await taps.since();
  await kiosk.add('Green Tide').click();
  await kiosk.add('Green Tide').click();
  await kiosk.add('Green Tide').click();
  await kiosk.checkout.click();
  await expect(page).toHaveURL(/\/kiosk\/cart/u);
  // The start button comes before them, and the offer of more dishes after.
  expect(await taps.since()).toBeLessThanOrEqual(MOST_TAPS - 2);
});
