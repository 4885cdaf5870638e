import { KIOSK_SCREEN, KioskPage } from '../pages/kiosk-page';
import { violationsOf } from '../support/check-screen';
import { expect, test } from '../test';

test.use({ ...KIOSK_SCREEN, viewport: { width: 1920, height: 1080 } });

test('a wide screen takes an order, and each of its pages is readable for everybody', async ({
  page,
  texts,
  openVariant,
  watch,
}) => {
  watch.allow(/status of 401/u);
  // Nothing is suggested on the way.
  const harbor = await openVariant();
  const kiosk = new KioskPage(page, texts);
  await kiosk.pair(harbor.endpoint, 'harbor-kiosk-7264');
  expect(await violationsOf(page), 'the first page').toEqual([]);
  await kiosk.takeAway.click();
  await kiosk.brand(harbor.menuName('All Day')).click();
  await kiosk.add('Green Tide').click();
  expect(await violationsOf(page), 'the dishes').toEqual([]);
  await kiosk.checkout.click();
  await expect(kiosk.pay).toBeInViewport();
  expect(await violationsOf(page), 'the cart').toEqual([]);
  await kiosk.pay.click();
  await kiosk.noTip.click();
  await expect(kiosk.number).toBeInViewport();
  expect(await violationsOf(page), 'the number').toEqual([]);
});
