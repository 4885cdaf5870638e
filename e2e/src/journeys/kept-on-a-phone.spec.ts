import { ENTRY_FILE, keptFiles, partFile } from '../support/built-files';
import { holdBack } from '../support/hold-back';
import { addCookie, COOKIE, goToPay, payWith } from '../support/steps';
import { isKept, keptPaths } from '../support/kept';
import { goOffline, goOnline } from '../support/no-network';
import { untilLive } from '../support/taking-over';
import { expect, test } from '../test';
import { LOCALES } from '../tags';

const MENU = '/v2/harbor/m/';
const MENUS = '/api/menu/harbor/menus';
/** Of what a visit does not need itself, and the next one does. */
const NEXT_VISIT = ['src/app/client.ts', 'src/app/routes/search.tsx', 'src/app/routes/cart.tsx'];

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ watch }) =>
  watch.allow(/ERR_(?:INTERNET|FAILED)|Failed to (?:load|fetch)|CallError: network/u),
);

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('without a network the menu is read, dishes are chosen, and the order is paid once it is back', async ({
      page,
      screens,
      texts: { t, money, language },
      harbor,
    }) => {
      const { menu, cart, contact, payment, complete } = screens;
      const [cookie, slaw] = [harbor.dish(COOKIE), harbor.dish('Crunchy Slaw')];
      await addCookie({ page, screens, restaurant: harbor });
      await isKept(page, [MENU, MENUS, ...keptFiles(language)]);
      await goOffline(page);

      await page.reload();
      await expect(
        page.getByRole('status').filter({ hasText: t('page.offline.banner') }),
      ).toBeVisible();
      await menu.quickAdd(slaw.name).click();
      await expect(menu.cartBar).toContainText(money(cookie.price + slaw.price));
      await menu.cartBar.click();
      await expect(cart.line(cookie.name)).toBeVisible();
      await expect(cart.line(slaw.name)).toBeVisible();
      // Of the cart no document is kept: the application's own stands in.
      await page.reload();
      await expect(cart.line(slaw.name)).toBeVisible();

      await goOnline(page);
      const totals = await harbor.totalsOf([{ dish: cookie }, { dish: slaw }]);
      await cart.expectTotals(totals);
      await cart.checkout.click();
      await contact.fill();
      await payment.cardNumber.waitFor();
      await payWith(screens, totals.total_with_tip_and_tax);
      await expect(complete.ticket).toBeVisible();
    });
  });
}

test('an address that was never opened says what is wrong', async ({ page, texts: { t } }) => {
  await page.goto('/v2/harbor/order');
  await isKept(page, [ENTRY_FILE, partFile('src/app/client.ts')]);
  await expect.poll(() => keptPaths(page)).toContain('/start');
  await goOffline(page);
  await page.goto('/v2/elsewhere/order');
  await expect(page.getByRole('heading', { name: t('page.offline.title') })).toBeVisible({
    timeout: 60_000,
  });
});

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the address on a card opens the menu, and a dish is found, without a network', async ({
      page,
      screens: { menus },
      harbor,
    }) => {
      await page.goto('/harbor');
      await untilLive(page);
      await isKept(page, ['/start', MENUS, ...NEXT_VISIT.map(partFile)]);
      await goOffline(page);
      await page.goto('/harbor');
      await expect(menus.title).toHaveText(harbor.name);
      const { name } = harbor.dish(COOKIE);
      await page.goto(`/v2/harbor/search?q=${encodeURIComponent(name)}`);
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(page.getByRole('link', { name }).first()).toBeVisible();
    });
  });
}

test('a page that was never opened says that it cannot be had', async ({ page, texts: { t } }) => {
  await page.goto('/v2/harbor/order');
  await isKept(page, ['/start', MENUS, ...NEXT_VISIT.map(partFile)]);
  await goOffline(page);
  for (const path of ['/v2/harbor/selectTable', '/curbside?restaurant=harbor']) {
    await page.goto(path);
    const title = page.getByRole('heading', { name: t('page.offline.title') });
    await expect(title, path).toBeVisible({ timeout: 20_000 });
  }
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(page.getByRole('heading', { name: t('page.offline.title') })).toBeVisible();
});

test('the page that a door leads to is kept, though the guest has gone on since', async ({
  page,
  context,
  screens: { menus, menu },
  harbor,
}) => {
  const letWorkerCome = await holdBack(context, '**/worker.js');
  await page.goto('/v2/harbor');
  // Before that a link leads to another document, and this one is left.
  await untilLive(page);
  await menus.openMenu(harbor.menuName('All Day'));
  await menu.row(harbor.dish(COOKIE).name).waitFor();
  letWorkerCome();
  await isKept(page, [MENU, '/v2/harbor/order']);
});

test('a browser would keep it as an app', async ({ page, context }) => {
  await page.goto('/v2/harbor/order');
  await isKept(page, ['/v2/harbor/order']);
  const browser = await context.newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/\/api\/installable\/harbor\/manifest\.webmanifest\?language=en$/u);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A browser of tests keeps nothing over its own end, and says so.
  const faults = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(faults).toEqual([]);
});

test('nothing of an order or its guest is kept', async ({ page, context, screens, harbor }) => {
  // Where it is kept may be there only after the guest has gone on from the menu.
  const letWorkerCome = await holdBack(context, '**/worker.js');
  await goToPay({ page, screens, restaurant: harbor });
  letWorkerCome();
  await isKept(page, [MENU, MENUS]);
  const open =
    /^\/(?:_\/diner-web\/assets\/|api\/media\/|api\/restaurant\/harbor$|api\/menu\/harbor\/menus$|api\/campaign\/list\/public\/harbor$|v2\/harbor\/(?:home|order|m\/)|start$)/u;
  expect((await keptPaths(page)).filter((path) => !open.test(path))).toEqual([]);
});
