import { KIOSK_SCREEN, KioskPage } from '../pages/kiosk-page';
import { violationsOf } from '../support/check-screen';
import { countTaps } from '../support/taps';
import { CORE } from '../tags';
import { expect, test } from '../test';

const SETUP_CODE = 'harbor-kiosk-7264';
/** From the first page to the order with three plain dishes in it. */
const MOST_TAPS = 6;

test.use(KIOSK_SCREEN);

test(
  'a kiosk is paired, and a guest orders three dishes in six taps and pays at the counter',
  CORE,
  async ({ page, texts, openVariant, watch }) => {
    // Where nobody has ordered before, nothing is suggested on the way.
    const harbor = await openVariant();
    // Whether it is paired is asked, not known.
    watch.allow(/status of 401/u);
    const kiosk = new KioskPage(page, texts);
    const taps = await countTaps(page);
    const allDay = kiosk.brand(harbor.menuName('All Day'));
    await kiosk.pair(harbor.endpoint, SETUP_CODE);
    expect(await violationsOf(page), 'the first page').toEqual([]);

    await taps.since();
    await kiosk.takeAway.click();
    await allDay.waitFor();
    expect(await violationsOf(page), 'the brands').toEqual([]);
    await allDay.click();
    await kiosk.add('Green Tide').click();
    await kiosk.add('Green Tide').click();
    await kiosk.add('Green Tide').click();
    expect(await violationsOf(page), 'the dishes').toEqual([]);
    await kiosk.checkout.click();
    await expect(page).toHaveURL(/\/kiosk\/cart/u);
    expect(await taps.since()).toBeLessThanOrEqual(MOST_TAPS);
    expect(await violationsOf(page), 'the order').toEqual([]);

    await kiosk.pay.click();
    await kiosk.noTip.waitFor();
    expect(await violationsOf(page), 'the tip').toEqual([]);
    await kiosk.noTip.click();
    await expect(kiosk.number).toBeVisible();
    expect(await violationsOf(page), 'the number').toEqual([]);
    await kiosk.done.click();
    await expect(page).toHaveURL(`/${harbor.endpoint}.kiosk`);
  },
);

test('a dish with choices is readable for everybody', async ({ page, texts, harbor, watch }) => {
  watch.allow(/status of 401/u);
  const kiosk = new KioskPage(page, texts);
  await kiosk.pair(harbor.endpoint, SETUP_CODE);
  await page.goto(`/kiosk?restaurant=${harbor.endpoint}`);
  await kiosk.add('The Captain’s Bowl').click();
  await expect(page).toHaveURL(/\/kiosk\/item/u);
  expect(await violationsOf(page), 'the dish').toEqual([]);
});
