import type { Page } from '@playwright/test';
import { KIOSK_SCREEN } from '../pages/kiosk-page';
import { openKioskTour } from '../support/kiosk-tour';
import type { ServedRestaurant } from '../support/restaurant';
import { staffOf } from '../support/staff';
import { expect, test } from '../test';

/** Not on the tour; its stock makes the kiosk read the menus again. */
const OTHER_DISH = 'Double Decker';
/** The order's number is on a page that a guest has read by then. */
const LAST_PAGES = ['complete', 'phone'];
const COUNTDOWN_SECONDS = 10;
/** With the moment that the page waits for further errors. */
const RESTART_MS = 11_000;

test.use({ ...KIOSK_SCREEN, actionTimeout: 20_000 });

test('a page that breaks on any screen is reported, and starts again after ten seconds with nothing of its guest', async ({
  page,
  texts,
  openVariant,
  request,
  watch,
}) => {
  test.setTimeout(300_000);
  watch.allow(/status of 401|is not iterable/u);
  const { t } = texts;
  const { kiosk, restaurant, stops, goTo } = await openKioskTour(page, texts, openVariant);
  const staff = await staffOf(request, restaurant.restaurant_id);
  await page.clock.install();
  const menus = await breakableMenus(page, restaurant);

  for (const { name } of stops.filter(({ name }) => !LAST_PAGES.includes(name))) {
    await test.step(name, async () => {
      await goTo(name);
      const reported = page.waitForRequest(
        (sent) =>
          sent.url().endsWith('/api/devices/report') && (sent.postData() ?? '').includes('"crash"'),
      );
      await menus.spoil();
      await expect(page.getByRole('heading', { name: t('kiosk.crash.title') }), name).toBeVisible();
      await reported;
      await expect(
        page.getByText(t('kiosk.crash.body', { count: COUNTDOWN_SECONDS })),
      ).toBeVisible();
      menus.mend();
      await page.clock.runFor(RESTART_MS);
      await expect(kiosk.takeAway, name).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.length), name).toBe(0);
    });
  }
  expect(await staff.faults()).toContainEqual(expect.objectContaining({ kind: 'crash' }));
});

/** Answers for the menus that break the page which reads them. */
async function breakableMenus(page: Page, restaurant: ServedRestaurant) {
  let isBroken = false;
  let isInStock = true;
  await page.route('**/api/menu/**', async (route) => {
    const response = await route.fetch();
    if (!isBroken) return route.fulfill({ response });
    const { menus } = (await response.json()) as { menus: object[] }; // the contract's reply
    return route.fulfill({ json: { menus: menus.map((menu) => ({ ...menu, categories: null })) } });
  });
  return {
    /** Has the kiosk read them, broken, at once. */
    async spoil() {
      isBroken = true;
      isInStock = !isInStock;
      await restaurant.setStock(OTHER_DISH, isInStock);
    },
    mend() {
      isBroken = false;
    },
  };
}
