import { LANGUAGES } from '@comanda/contracts';
import { LANGUAGE_NAMES } from '@comanda/i18n';
import { test } from '@playwright/test';
import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { ItemSheet } from '../pages/item-sheet';
import { KioskPage } from '../pages/kiosk-page';
import { StaffPage } from '../pages/staff-page';
import { openRestaurant } from '../support/restaurant';
import { LOCALES } from '../support/spoken';
import { staffOf } from '../support/staff';
import { KIOSK, openDevice, PHONE, SCREEN, TABLET, takePicture } from '../support/take-picture';
import { loadTexts, type Texts } from '../support/texts';
import { screensOf } from '../test';

/** A table of the bistro for each language. */
const TABLES = { en: 'C9LF', fr: 'H2JV', es: 'N6YK', pt: 'P5GM' } as const;
const BISTRO_PIN = '5140';
/** Orders on the board. */
const ORDERS = [
  { name: 'Ada', dishes: ['Charred Corn Ribs', 'Root Beer Float'], acts: ['start', 'ready'] },
  { name: 'Mateo', dishes: ['Sea-Salt Chocolate Cookie'], acts: ['start'] },
  {
    name: 'Noor',
    dishes: ['Charred Corn Ribs', 'Crunchy Slaw', 'Lighthouse Soft Serve'],
    acts: ['start'],
  },
  { name: 'Inês', dishes: ['Crunchy Slaw', 'Sparkling Water'], acts: [] },
  { name: 'Théo', dishes: ['Lighthouse Soft Serve', 'Root Beer Float'], acts: [] },
] as const;

for (const language of LANGUAGES) {
  test.describe(`shots, ${language}`, () => {
    const locale = LOCALES[language];
    let texts: Texts;
    test.beforeAll(async () => {
      texts = await loadTexts(language);
    });

    test('phones', async ({ browser }) => {
      for (const endpoint of ['harbor', 'odile', 'lantern-house', 'backlot']) {
        const page = await openDevice(browser, PHONE, locale);
        await page.goto(`/v2/${endpoint}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await takePicture(page, endpoint, texts);
      }
    });

    test('an order', async ({ browser, baseURL }) => {
      const harbor = await openRestaurant(baseURL ?? '', 'harbor', language);
      const page = await openDevice(browser, PHONE, locale);
      const { menus, menu, cart } = screensOf(page, texts);
      await page.goto('/v2/harbor/order');
      await menus.openMenu(harbor.menuName('All Day'));
      const classic = harbor.dish('Harbor Classic');
      await menu.dish(classic.name).waitFor();
      await takePicture(page, 'menu', texts, false);
      await menu.dish(classic.name).click();
      const sheet = new ItemSheet(page, texts, classic);
      await sheet.dialog.waitFor();
      await takePicture(page, 'item', texts, false);
      await sheet.option('Double').click();
      await sheet.option('Ketchup').click();
      const line = { dish: classic, modifiers: ['Double', 'Ketchup'] };
      await sheet.add((await harbor.totalsOf([line])).subtotal).click();
      await menu.cartBar.click();
      await cart.checkout.waitFor();
      await takePicture(page, 'cart', texts);
      await harbor.close();
    });

    test('a table', async ({ browser, baseURL, request }) => {
      const odile = await openRestaurant(baseURL ?? '', 'odile', language);
      await (await staffOf(request, odile.restaurant_id, BISTRO_PIN)).closeTables();
      const guests = [
        { name: 'Ada', dishes: ['Crème brûlée', 'Tarte Tatin'] },
        { name: 'Noor', dishes: ['Crème brûlée'] },
      ];
      for (const { name, dishes } of guests) {
        const page = await openDevice(browser, PHONE, locale);
        const { table, menus, menu } = screensOf(page, texts);
        await table.scan('odile', TABLES[language]);
        await table.ownName.click();
        await table.name.fill(name);
        await table.add.click();
        await table.start.click();
        await menus.openMenu(odile.menuName('Desserts and coffee'));
        for (const dish of dishes) await menu.quickAdd(odile.dish(dish).name).click();
        await menu.cartBar.click();
        await table.orderNow.click();
        await table.close.waitFor();
        await page.goto('/order/pay?restaurant=odile');
        // The sums come after the choices.
        await table.goToPayment.filter({ hasText: /\d/u }).waitFor();
        await takePicture(page, 'bill', texts);
      }
      await odile.close();
    });

    test('a kiosk', async ({ browser }) => {
      const page = await openDevice(browser, KIOSK, locale);
      // It starts in the restaurant's language, and each guest chooses.
      await new KioskPage(page, await loadTexts('en')).pair('harbor', 'harbor-kiosk-7264');
      await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
      const kiosk = new KioskPage(page, texts);
      await kiosk.takeAway.click();
      await page.getByRole('main').getByRole('link').first().waitFor();
      await page.getByRole('main').getByRole('link').first().click();
      await page.getByRole('main').getByRole('article').first().waitFor();
      await takePicture(page, 'kiosk', texts, false);
      await page.getByRole('main').getByRole('article').first().getByRole('button').first().click();
      await page.getByRole('radio').first().waitFor();
      await takePicture(page, 'kiosk-item', texts);
    });

    test('a board', async ({ browser, baseURL, request }) => {
      const page = await openDevice(browser, TABLET, locale);
      const staff = new StaffPage(page, texts);
      const harbor = await openRestaurant(baseURL ?? '', 'harbor', language);
      await (await staffOf(request, harbor.restaurant_id)).serveAll();
      await staff.signIn('harbor');
      await fillBoard(staff, baseURL ?? '');
      await staff.lane('new').getByRole('article').first().waitFor();
      await takePicture(page, 'board', texts, false);
      await page.setViewportSize(PHONE.viewport);
      await staff.lane('new').getByRole('article').first().waitFor();
      await takePicture(page, 'handheld', texts);
      await harbor.close();
    });

    test('a locator and a wall', async ({ browser }) => {
      const page = await openDevice(browser, TABLET, locale);
      await page.goto('/gklocations');
      await page.locator('[data-ready] canvas').waitFor();
      await takePicture(page, 'locator', texts);
      const wall = await openDevice(browser, SCREEN, locale);
      await wall.goto('/wall');
      await wall.getByRole('button', { name: 'Bistro Odile' }).click();
      await wall.waitForFunction(
        () => (document.querySelector<HTMLVideoElement>('video[data-front]')?.currentTime ?? 0) > 1,
      );
      await takePicture(wall, 'wall', texts);
    });
  });
}

async function fillBoard(staff: StaffPage, base_url: string): Promise<void> {
  for (const { name, dishes, acts } of ORDERS) {
    const wishes = dishes.map(() => '');
    const order = await placeCounterOrder({ base_url, restaurant: 'harbor', name, dishes, wishes });
    for (const act of acts) await staff.act(act, order.order_number ?? '').click();
  }
}
