import type { Route } from '@playwright/test';
import { ADA } from '../pages/contact-page';
import { checkoutFiles, menuFiles } from '../support/built-files';
import { COOKIE, payWith, type Visit } from '../support/steps';
import { expect, test } from '../test';
import { CHARGED } from '../support/invariants';

const MINUTE_MS = 60_000;
const SLOW_MS = 1_200;
/** The stream of events is asked for again for as long as it takes: there is no answer of it to lose. */
const CALLS = /\/api\/(?!events|health)/u;

test.beforeEach(({ watch }) =>
  watch.allow(/ERR_(?:INTERNET_DISCONNECTED|FAILED|EMPTY|NETWORK)|Failed to (?:load|fetch)/u),
);

test('offline for a minute at every step: nothing is lost, and it goes on by itself', async ({
  page,
  context,
  screens,
  texts: { t, language },
  harbor,
  sandbox,
}) => {
  test.slow();
  const { menus, menu, cart, contact, payment, complete } = screens;
  const payments = await sandbox.watchPayments(harbor.restaurant_id);
  const cookie = harbor.dish(COOKIE);
  const banner = page.getByRole('status').filter({ hasText: t('page.offline.banner') });

  async function offlineForAMinute(act: () => Promise<void>): Promise<void> {
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await act();
    await page.clock.runFor(MINUTE_MS);
    await context.setOffline(false);
    await expect(banner).toBeHidden();
  }

  const files: string[] = [];
  page.on('requestfinished', (request) => files.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/v2/harbor');
  await menus.menu(harbor.menuName('All Day')).waitFor();
  await areFetched(files, menuFiles(language));
  await offlineForAMinute(() => menus.openMenu(harbor.menuName('All Day')));
  await menu.quickAdd(cookie.name).click();
  await areFetched(files, checkoutFiles(language));
  await offlineForAMinute(() => menu.quickAdd(cookie.name).click());
  const totals = await harbor.totalsOf([{ dish: cookie, multiplier: 2 }]);
  await menu.cartBar.click();
  await offlineForAMinute(() => cart.expectTotals(totals));
  await cart.checkout.click();
  await contact.name.fill(ADA.name);
  await contact.phone.fill(ADA.phone);
  await offlineForAMinute(() => contact.goOn.click());

  const retry = page.getByRole('button', { name: t('common.retry') });
  // By itself or by a tap: while one looks at the button it may have gone.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(payment.cardNumber).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const total = totals.total_with_tip_and_tax;
  await payment.typeCard('4242424242424242');
  await offlineForAMinute(async () => undefined);
  await payment.pay(total).click();
  await complete.ticket.waitFor();
  const number = await complete.number();
  await offlineForAMinute(async () => expect(await complete.number()).toBe(number));
  expect(await payments(), CHARGED).toMatchObject([{ amount_captured: total, charges: [{}] }]);
});

test('every first answer gets lost: each call is asked again, and the card charged once', async ({
  page,
  screens,
  harbor,
  sandbox,
}) => {
  const { complete } = screens;
  const payments = await sandbox.watchPayments(harbor.restaurant_id);
  const seen = new Set<string>();
  await page.route(CALLS, async (route) => {
    const call = callOf(route);
    if (seen.has(call)) return route.continue();
    seen.add(call);
    // The server has done it; only the browser never hears.
    await route.fetch().catch(() => undefined);
    return route.abort();
  });
  const total = await orderCookie({ page, screens, restaurant: harbor });
  await payWith(screens, total);
  await expect(complete.ticket).toBeVisible();
  expect([...seen].filter((call) => call.startsWith('POST'))).not.toEqual([]);
  expect(await payments(), CHARGED).toMatchObject([
    { amount_captured: total, amount_refunded: 0, charges: [{}] },
  ]);
});

test('every answer takes its time: taps show at once, and nothing is sent twice', async ({
  page,
  screens,
  harbor,
  sandbox,
}) => {
  test.slow();
  const { complete } = screens;
  const payments = await sandbox.watchPayments(harbor.restaurant_id);
  await page.route(CALLS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue().catch(() => undefined);
  });
  const total = await orderCookie({ page, screens, restaurant: harbor });
  await payWith(screens, total);
  await screens.payment
    .pay(total)
    .click({ force: true, timeout: SLOW_MS })
    .catch(() => undefined);
  await expect(complete.ticket).toBeVisible();
  expect(await payments(), CHARGED).toMatchObject([
    { amount_captured: total, amount_refunded: 0, charges: [{}] },
  ]);
});

/** From the first page to the card form with one cookie; gives what it costs. */
async function orderCookie({ page, screens, restaurant }: Visit): Promise<number> {
  const { menus, menu, cart, contact, payment } = screens;
  const cookie = restaurant.dish(COOKIE);
  await page.goto('/v2/harbor');
  await menus.openMenu(restaurant.menuName('All Day'));
  await menu.quickAdd(cookie.name).click();
  await menu.cartBar.click();
  await cart.checkout.click();
  await contact.fill();
  await payment.cardNumber.waitFor();
  const totals = await restaurant.totalsOf([{ dish: cookie }]);
  return totals.total_with_tip_and_tax;
}

function callOf(route: Route): string {
  const request = route.request();
  return `${request.method()} ${new URL(request.url()).pathname}`;
}

/** Waits until the next files are fetched, while the guest still chooses; from then on they open offline. */
async function areFetched(files: readonly string[], wanted: readonly string[]): Promise<void> {
  await expect.poll(() => wanted.filter((file) => !files.includes(file))).toEqual([]);
}
