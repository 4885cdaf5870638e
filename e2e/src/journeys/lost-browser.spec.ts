import type { Page } from '@playwright/test';
import { startProduct } from '../server';
import { guestIdOf, placedOrderOf } from '../support/guest';
import { openRestaurant } from '../support/restaurant';
import { openSandbox } from '../support/sandbox';
import { goToPayment, payWith } from '../support/steps';
import { expect, screensOf, test } from '../test';
import { CHARGED } from '../support/invariants';

test('a browser closed after the card was taken: the provider’s word places the order, once', async ({
  page,
  context,
  screens,
  texts,
  harbor,
  sandbox,
  watch,
}) => {
  watch.allow(/orderAndPay/u);
  const payments = await sandbox.watchPayments(harbor.restaurant_id);
  await sandbox.deliverWebhooks(harbor.restaurant_id, 'duplicate');
  const { total_with_tip_and_tax: total } = await goToPayment({
    page,
    screens,
    restaurant: harbor,
  });
  const guest_id = await guestIdOf(page, 'harbor');

  await closeBetween(page, () => payWith(screens, total));
  const later = await context.newPage();
  await expect.poll(() => placedOrderOf(later, guest_id)).not.toBeNull();
  await sandbox.deliverWebhooks(harbor.restaurant_id, 'deliver');

  // Coming back, the guest finds the very order that was placed meanwhile.
  const { complete } = screensOf(later, texts);
  await later.goto('/v2/harbor');
  const order = await placedOrderOf(later, guest_id);
  expect(await complete.number()).toBe(order?.order_number);
  expect(await payments(), CHARGED).toMatchObject([
    { amount_captured: total, amount_refunded: 0, charges: [{}] },
  ]);
});

test('nobody said a word: the server asks the provider and places the order, once', async ({
  browser,
  texts,
}) => {
  const product = await startProduct({
    RECONCILE_AFTER_SECONDS: '2',
    RECONCILE_EVERY_SECONDS: '1',
  });
  await using context = await browser.newContext({ baseURL: product.url });
  try {
    const harbor = await openRestaurant(product.url, 'harbor', 'en');
    const sandbox = openSandbox(product.sandboxUrl);
    await sandbox.deliverWebhooks(harbor.restaurant_id, 'drop');
    const payments = await sandbox.watchPayments(harbor.restaurant_id);
    const page = await context.newPage();
    const screens = screensOf(page, texts);
    const { total_with_tip_and_tax: total } = await goToPayment({
      page,
      screens,
      restaurant: harbor,
    });
    const guest_id = await guestIdOf(page, 'harbor');

    await closeBetween(page, () => payWith(screens, total));
    const later = await context.newPage();
    await expect.poll(() => placedOrderOf(later, guest_id), { timeout: 20_000 }).not.toBeNull();
    await later.goto('/v2/harbor');
    await expect(screensOf(later, texts).complete.ticket).toBeVisible();
    expect(await payments(), CHARGED).toMatchObject([
      { amount_captured: total, amount_refunded: 0, charges: [{}] },
    ]);
    await harbor.close();
  } finally {
    await product.stop();
  }
});

/** Pays, and closes the page at the moment it would tell the server that the card was taken. */
async function closeBetween(page: Page, pay: () => Promise<void>): Promise<void> {
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route('**/api/orders/orderAndPay', (route) => {
    tell();
    return route.abort();
  });
  await pay();
  await told;
  await page.close();
}
