import { KIOSK_SCREEN } from '../pages/kiosk-page';
import { openKioskTour } from '../support/kiosk-tour';
import { staffOf } from '../support/staff';
import { expect, test } from '../test';

/** Not on the tour; its stock makes the kiosk read the menus again. */
const OTHER_DISH = 'Double Decker';
/** The order's number is on a page that reads no menu. */
const SAFE_PAGES = ['complete', 'phone'];
const COUNTDOWN_MS = 11_000;

test.use({ ...KIOSK_SCREEN, actionTimeout: 20_000 });

test('a page that breaks on any screen is reported, and starts again after ten seconds with nothing of its guest', async ({
  page,
  texts,
  openVariant,
  request,
  watch,
}) => {
  test.setTimeout(300_000);
  watch.allow(/status of 401/u);
  watch.allow(/TypeError|Cannot read properties|not iterable/u);
  const { t } = texts;
  const { kiosk, restaurant, stops, goTo } = await openKioskTour(page, texts, openVariant);
  const staff = await staffOf(request, restaurant.restaurant_id);
  await page.clock.install();
  const crashed = page.getByRole('heading', { name: t('kiosk.crash.title') });
  let isBroken = false;
  let isInStock = true;
  await page.route('**/api/menu/**', async (route) => {
    const reply = await route.fetch();
    if (!isBroken) return route.fulfill({ response: reply });
    const { menus } = (await reply.json()) as { menus: object[] }; // the contract's reply
    return route.fulfill({ json: { menus: menus.map((menu) => ({ ...menu, categories: null })) } });
  });

  for (const { name } of stops.filter(({ name }) => !SAFE_PAGES.includes(name))) {
    await test.step(name, async () => {
      await goTo(name);
      const reported = page.waitForRequest(
        (sent) =>
          sent.url().endsWith('/api/devices/report') && (sent.postData() ?? '').includes('"crash"'),
      );
      isBroken = true;
      isInStock = !isInStock;
      await restaurant.setStock(OTHER_DISH, isInStock);
      await expect(crashed, name).toBeVisible();
      await reported;
      await expect(page.getByText(t('kiosk.crash.body', { count: 10 }))).toBeVisible();
      isBroken = false;
      await page.clock.runFor(COUNTDOWN_MS);
      await expect(kiosk.takeAway, name).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.length), name).toBe(0);
    });
  }
  expect(await staff.faults()).toContainEqual(expect.objectContaining({ kind: 'crash' }));
});
