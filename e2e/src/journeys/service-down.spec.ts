import { checkoutFiles, partFile, textsFile } from '../support/built-files';
import { holdBack } from '../support/hold-back';
import { COOKIE, addCookie, goToPayment, payWith } from '../support/steps';
import type { Language } from '@comanda/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { CORE } from '../tags';
import { CHARGED } from '../support/invariants';

test.beforeEach(({ watch }) =>
  watch.allow(/ERR_(?:CONNECTION|EMPTY|INCOMPLETE)|Failed to load resource/u),
);
test.afterEach(async ({ product }) => {
  if (!(await fetch(`${product.url}/api/health/ready`).catch(() => null))?.ok)
    await product.startApi();
});

test('while choosing: it says so, keeps everything, and recovers', async ({
  page,
  screens,
  texts: { t, money },
  harbor,
  product,
}) => {
  const { menu, cart } = screens;
  const followed = page.waitForRequest(/\/api\/events/u);
  // The code that talks to the service is still on its way when it is gone.
  const letThrough = await holdBack(page, `**${partFile('src/app/client.ts')}`);
  await addCookie({ page, screens, restaurant: harbor });
  await followed;
  const cookie = harbor.dish(COOKIE);
  const totals = await harbor.totalsOf([{ dish: cookie, multiplier: 2 }]);
  const banner = page.getByRole('status').filter({ hasText: t('page.unreachable.banner') });

  await product.killApi();
  await expect(banner).toBeVisible({ timeout: 30_000 });
  await menu.quickAdd(cookie.name).click();
  await expect(menu.cartBar).toContainText(money(totals.subtotal));

  await product.startApi();
  letThrough();
  await expect(banner).toBeHidden({ timeout: 30_000 });
  await menu.cartBar.click();
  await cart.expectTotals(totals);
});

test('on the way to the payment: it says so, and goes on by itself', async ({
  page,
  screens,
  texts: { t, language },
  harbor,
  product,
}) => {
  const { menu, cart, contact, payment, complete } = screens;
  await addCookie({ page, screens, restaurant: harbor });
  await checkoutIsFetched(page, language);
  await menu.cartBar.click();
  await cart.checkout.click();
  await product.killApi();
  await contact.fill();
  await expect(page.getByText(t('page.unreachable.body'))).toBeVisible({ timeout: 30_000 });

  await product.startApi();
  await payment.cardNumber.waitFor();
  const { total_with_tip_and_tax: total } = await harbor.totalsOf([{ dish: harbor.dish(COOKIE) }]);
  await payWith(screens, total);
  await expect(complete.ticket).toBeVisible();
});

test('a page that could not be fetched comes by itself once the service answers', async ({
  page,
  screens,
  harbor,
}) => {
  const { menu, cart, contact } = screens;
  const gone = [`**${partFile('src/app/routes/phone.tsx')}`, '**/api/health/live'];
  for (const url of gone) await page.route(url, (route) => route.abort());
  await addCookie({ page, screens, restaurant: harbor });
  await menu.cartBar.click();
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('health'));
  await cart.checkout.click();
  await refused;
  for (const url of gone) await page.unroute(url);
  await expect(contact.name).toBeVisible();
});

test('a restaurant that could not be read comes by itself, too', async ({
  page,
  screens,
  texts: { t },
  harbor,
  watch,
}) => {
  watch.allow(/CallError: network/u);
  const reading = /\/api\/(?:restaurant|menu)\//u;
  await page.route(reading, (route) => route.abort());
  await page.goto(`/v2/${harbor.endpoint}/order`);
  await expect(page.getByText(t('page.unreachable.body'))).toBeVisible({ timeout: 60_000 });
  await page.unroute(reading);
  await expect(screens.menus.menu(harbor.menuName('All Day'))).toBeVisible();
});

test('a menu that could not be read, where it was drawn already, comes by itself, too', async ({
  page,
  screens: { menu },
  texts: { t },
  harbor,
  watch,
}) => {
  watch.allow(/CallError: network|status of 500/u);
  const reading = '**/api/menu/*/menus*';
  await page.route(reading, (route) => route.fulfill({ status: 500 }));
  const { name, menu_id } = harbor.dish(COOKIE);
  await page.goto(`/v2/${harbor.endpoint}/m/${menu_id}`);
  await expect(page.getByText(t('page.unreachable.body'))).toBeVisible({ timeout: 60_000 });
  await page.unroute(reading);
  await expect(menu.quickAdd(name)).toBeVisible({ timeout: 30_000 });
});

test('a page whose words are nowhere to be had says so', async ({
  page,
  texts: { t },
  harbor,
  watch,
}) => {
  watch.allow(/dynamically imported module/u);
  await page.route(`**${textsFile('ordering', 'en')}`, (route) => route.abort());
  await page.goto(`/v2/${harbor.endpoint}/m/${harbor.dish(COOKIE).menu_id}`);
  await expect(page.getByRole('heading', { name: t('page.crash.title') })).toBeVisible();
});

test(
  'between the card and the order: it says so, and the order is placed when the server is back',
  CORE,
  async ({ page, screens, texts: { t }, harbor, product, sandbox }) => {
    const payments = await sandbox.watchPayments(harbor.restaurant_id);
    const { total_with_tip_and_tax: total } = await goToPayment({
      page,
      screens,
      restaurant: harbor,
    });
    await product.killApi();
    await payWith(screens, total);
    await expect(page.getByText(t('checkout.payment.unknown'))).toBeVisible({ timeout: 30_000 });

    await product.startApi();
    await expect(screens.complete.ticket).toBeVisible({ timeout: 30_000 });
    expect(await payments(), CHARGED).toMatchObject([
      { amount_captured: total, amount_refunded: 0, charges: [{}] },
    ]);
  },
);

/** The application fetches the checkout while the guest still chooses; from then on it opens without the server. */
async function checkoutIsFetched(page: Page, language: Language): Promise<void> {
  await page.waitForFunction((wanted) => {
    const names = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname);
    return wanted.every((file) => names.includes(file));
  }, checkoutFiles(language));
}
