import type { Browser } from '@playwright/test';
import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { sitDown } from '@comanda/testing/sit-down';
import { KIOSK_SCREEN, KioskPage } from '../pages/kiosk-page';
import { StaffPage } from '../pages/staff-page';
import { checkScreen } from '../support/check-screen';
import { goToDeliveryPay, RIDERS } from '../support/delivery-steps';
import { CODE, DINING_ROOM } from '../support/dining-room';
import { COOKIE, payWith, sendCookie } from '../support/steps';
import type { Texts } from '../support/texts';
import { expect, screensOf, test } from '../test';

const SETUP_CODE = 'harbor-kiosk-7264';
const WIDE = { viewport: { width: 1280, height: 800 }, locale: 'en-US' };
const TAX_PERCENT = 8.875;

test.use({ viewport: WIDE.viewport });
test.beforeEach(({ watch }) => StaffPage.allow(watch));

async function openKiosk(browser: Browser, baseURL: string, texts: Texts) {
  const context = await browser.newContext({ baseURL, locale: 'en-US', ...KIOSK_SCREEN });
  const page = await context.newPage();
  return { context, page, kiosk: new KioskPage(page, texts) };
}

test('an evening from every side: two phones at a table, a take-out, a delivery and a kiosk on two boards', async ({
  page,
  browser,
  product,
  texts,
  openVariant,
  watch,
}) => {
  test.setTimeout(300_000);
  // A kiosk asks whether it is paired; a table that owes is closed only when staff confirm it.
  watch.allow(/status of 401|status of 409/u);
  const { t, money } = texts;
  const restaurant = await openVariant({
    ...DINING_ROOM,
    restaurant: { ...DINING_ROOM.restaurant, ...RIDERS, must_accept_orders: true },
  });
  const { endpoint } = restaurant;
  const cookie = restaurant.dish(COOKIE);
  await using other = await browser.newContext({ baseURL: product.url, ...WIDE });
  await using phones = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
  await using bobsPhone = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
  await using evesPhone = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
  const wall = new StaffPage(page, texts);
  const second = new StaffPage(await other.newPage(), texts);

  const ada = screensOf(await phones.newPage(), texts);
  const bob = screensOf(await bobsPhone.newPage(), texts);
  for (const guest of [ada, bob]) {
    await guest.table.scan(endpoint, CODE);
    await guest.table.newOrder.click();
    await sendCookie({ screens: guest, restaurant });
  }
  const seat = { base_url: product.url, restaurant: endpoint, local_id: CODE };
  await (await sitDown({ ...seat, name: 'Cy' })).callWaiter('Some water');
  const courierPage = await evesPhone.newPage();
  const eve = screensOf(courierPage, texts);
  await goToDeliveryPay({ page: courierPage, screens: eve, restaurant });
  await eve.payment.cardNumber.waitFor();
  const [fee = 0] = RIDERS.delivery_zones.map((zone) => zone.fee);
  const tax = Math.round((cookie.price * TAX_PERCENT) / 100);
  await payWith(eve, cookie.price + fee + tax);
  await expect(eve.complete.ticket).toBeVisible();

  const { context, page: kioskPage, kiosk } = await openKiosk(browser, product.url, texts);
  await kiosk.pair(endpoint, SETUP_CODE);
  await kiosk.takeAway.click();
  await kiosk.brand(restaurant.menuName('All Day')).click();
  await kiosk.add('Green Tide').click();
  await kiosk.checkout.click();
  await kioskPage.waitForURL(/\/kiosk\/cart/u);
  await kiosk.pay.click();
  await kiosk.noTip.click();
  const atKiosk = (await kiosk.number.textContent()) ?? '';
  await context.close();

  await wall.signIn(endpoint);
  await second.signIn(endpoint);
  const takeOut = await placeCounterOrder({
    base_url: product.url,
    restaurant: endpoint,
    name: 'Dee',
  });
  const pickup = takeOut.order_number ?? '';
  const fresh = wall.lane('new').getByRole('article');
  await expect(fresh).toHaveCount(5);
  await expect(wall.ticket(atKiosk)).toContainText(t('staff.ticket.take_away'));
  await expect(second.lane('new').getByRole('article')).toHaveCount(5);
  await wall.act('accept', pickup).click();
  await expect(second.act('start', pickup)).toBeVisible();
  await second.act('start', pickup).click();
  await expect(wall.ticket(pickup, wall.lane('preparing'))).toBeVisible();
  await wall.act('ready', pickup).click();
  await expect(second.ticket(pickup, second.lane('ready'))).toBeVisible();

  await wall
    .ticket(pickup)
    .getByRole('button', { name: takeOut.items[0]?.name ?? '' })
    .click();
  await page.getByRole('button', { name: t('staff.stock.until_tomorrow') }).click();
  await second.goTo('stock').click();
  await expect(
    second.page.getByRole('button', {
      name: t('staff.stock.bring_back_of', { name: takeOut.items[0]?.name ?? '' }),
    }),
  ).toBeVisible();

  await second.goTo('calls').click();
  await second.page.getByText('Some water').waitFor();
  await second.page.getByRole('button', { name: `${t('staff.calls.done')} Table 1` }).click();
  await second.goTo('deliveries').click();
  await wall.goTo('calls').click();
  await expect(page.getByText(t('staff.calls.none'), { exact: true })).toBeVisible();
  await wall.goTo('board').click();

  await wall
    .ticket(pickup)
    .getByRole('button', { name: t('staff.act.more_for', { number: pickup }) })
    .click();
  await page.getByRole('button', { name: t('staff.act.paid') }).click();
  await page.getByRole('button', { name: money(takeOut.amount) }).click();
  await expect(wall.ticket(pickup)).toContainText(t('staff.ticket.paid.PAID'));
  await wall
    .ticket(pickup)
    .getByRole('button', { name: t('staff.act.more_for', { number: pickup }) })
    .click();
  await page.getByRole('button', { name: t('staff.act.refund'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: t('staff.refund.reasons.quality') }).check();
  await sheet.getByRole('button', { name: t('staff.refund.submit'), exact: true }).click();
  await expect(wall.ticket(pickup)).toContainText(t('staff.ticket.paid.REFUNDED'));

  const delivery = second.page.getByRole('listitem').filter({ hasText: 'Ada Byron' });
  await expect(delivery).toContainText(cookie.name);
  await checkScreen(second.page, 'deliveries');
  const brought = (await delivery.getByRole('heading').textContent()) ?? '';
  await wall.act('accept', brought).click();
  await expect(wall.act('start', brought)).toBeVisible();
  for (const step of ['ASSIGNED', 'PICKED_UP', 'DELIVERED'] as const)
    await delivery.getByRole('button', { name: t(`staff.deliveries.step.${step}`) }).click();
  await expect(second.page.getByText(t('staff.deliveries.none'))).toBeVisible();
  await expect(wall.ticket(brought)).toBeHidden();
  await expect(courierPage.getByText(t('delivery.status.DELIVERED')).first()).toBeVisible();

  await wall.goTo('tables').click();
  await page.getByRole('button', { name: texts.startOf('Table 1') }).click();
  await page.getByRole('button', { name: t('staff.tables.close') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('staff.tables.close_anyway') })
    .click();
  await expect(page.getByText(t('staff.tables.closed', { table: 'Table 1' }))).toBeVisible();
});
