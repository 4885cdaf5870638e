import { KIOSK_SCREEN, KioskPage } from '../pages/kiosk-page';
import { staffOf } from '../support/staff';
import { expect, test } from '../test';

test.use({ ...KIOSK_SCREEN, serviceWorkers: 'allow' });

test('an order without a network outlives a restart, and comes to the board once', async ({
  page,
  context,
  request,
  texts,
  openVariant,
  watch,
}) => {
  // Where nobody has ordered before, nothing is suggested on the way.
  const harbor = await openVariant();
  watch.allow(/status of 401/u);
  // Nothing arrives while there is no network.
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/u);
  const { t } = texts;
  const kiosk = new KioskPage(page, texts);
  const reserved = page.waitForResponse('**/api/devices/numbers');
  await kiosk.pair(harbor.endpoint, 'harbor-kiosk-7264');
  await reserved;
  // By then the files of this visit are kept.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await kiosk.takeAway.click();
  await kiosk.brand(harbor.menuName('All Day')).click();
  await kiosk.add('Green Tide').click();
  await kiosk.checkout.click();

  await context.setOffline(true);
  await expect(page.getByText(t('kiosk.offline.title'))).toBeVisible();
  await kiosk.pay.click();
  await kiosk.noTip.click();
  const order_number = await kiosk.number.textContent();
  await expect(page.getByText(t('kiosk.offline.saved'))).toBeVisible();
  expect(await page.evaluate(keptOrders)).not.toContain('Green Tide');
  await page.evaluate(spoilStore);
  await page.goto(`/${harbor.endpoint}.kiosk`);
  await expect(kiosk.takeAway).toBeVisible();

  const sent = page.waitForResponse('**/api/orders/late');
  await context.setOffline(false);
  await sent;
  const staff = await staffOf(request, harbor.restaurant_id);
  const numbers = (await staff.orders()).map((order) => order.order_number);
  expect(numbers.filter((number) => number === order_number)).toEqual([order_number]);
  await expect
    .poll(() => staff.faults())
    .toEqual([expect.objectContaining({ kind: 'late_order', detail: '1 unreadable' })]);
});

/** The bytes of the orders on the device, as text. */
async function keptOrders(): Promise<string> {
  const opening = indexedDB.open('comanda:kiosk:late');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const reading = opening.result.transaction('orders').objectStore('orders').getAll();
  await new Promise((resolve) => reading.addEventListener('success', resolve));
  if (reading.result.length !== 1) throw new Error('The order is not on the device.');
  return new TextDecoder().decode(reading.result[0].bytes);
}

/** Puts something among the orders that no key decrypts. */
async function spoilStore(): Promise<void> {
  const opening = indexedDB.open('comanda:kiosk:late');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const work = opening.result.transaction('orders', 'readwrite');
  const spoilt = { nonce: new Uint8Array(12), bytes: new ArrayBuffer(64) };
  work.objectStore('orders').put(spoilt, 1_000_000);
  await new Promise((resolve) => work.addEventListener('complete', resolve));
}
