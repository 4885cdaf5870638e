import { LANGUAGES } from '@comanda/contracts';
import { LANGUAGE_NAMES } from '@comanda/i18n';
import { sitDown } from '@comanda/testing/sit-down';
import { test } from '@playwright/test';
import { ItemSheet } from '../pages/item-sheet';
import { KioskPage } from '../pages/kiosk-page';
import { CARDS } from '../pages/payment-page';
import { StaffPage } from '../pages/staff-page';
import { Film, openFilmDevice } from '../support/film';
import { openRestaurant } from '../support/restaurant';
import { LOCALES } from '../support/spoken';
import { staffOf } from '../support/staff';
import { KIOSK, PHONE, TABLET } from '../support/take-picture';
import { loadTexts, type Texts } from '../support/texts';
import { screensOf } from '../test';

/** Tables of the bistro for each language: one whose guests order by phone, and one on the board. */
const TABLES = {
  en: { ordering: 'K7PQ', served: { code: 'T3RS', label: 'Banquette 1' } },
  fr: { ordering: 'M3XD', served: { code: 'V8CX', label: 'Banquette 2' } },
  es: { ordering: 'R8TN', served: { code: 'W4DB', label: 'Banquette 3' } },
  pt: { ordering: 'B4WH', served: { code: 'X7HN', label: 'Banquette 4' } },
} as const;
/** Parties that the board has before the film begins. */
const EARLIER = [
  { name: 'Mateo', at: 'C9LF', dish: 'Mousse au chocolat', steps: ['ORDER_PREPARING'] },
  {
    name: 'Inês',
    at: 'M3XD',
    dish: 'Tarte Tatin',
    steps: ['ORDER_PREPARING', 'ORDER_READY'],
  },
  { name: 'Théo', at: 'J5VB', dish: 'Pouding chômeur', steps: ['ORDER_PREPARING'] },
] as const;
const BISTRO_PIN = '5140';
const BACKLOT_PIN = '4160';
const ADDRESS = '12 Liberty Street, Toronto, ON M6K 1A6';

for (const language of LANGUAGES) {
  test.describe(`films, ${language}`, () => {
    const locale = LOCALES[language];
    let texts: Texts;
    test.beforeAll(async () => {
      texts = await loadTexts(language);
    });

    test('a kiosk', async ({ browser, baseURL }) => {
      const harbor = await openRestaurant(baseURL ?? '', 'harbor', language);
      const classic = harbor.dish('Harbor Classic');
      const page = await openFilmDevice(browser, KIOSK, { locale, texts });
      await new KioskPage(page, await loadTexts('en')).pair('harbor', 'harbor-kiosk-7264');
      await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
      await page.locator('video').first().waitFor();
      const kiosk = new KioskPage(page, texts);
      const main = page.getByRole('main');
      const dish = main.getByRole('button', { name: classic.name }).first();
      const sesame = page.getByRole('radio', {
        name: texts.startOf(classic.nameOf('Sesame brioche')),
      });
      const double = page.getByRole('checkbox', { name: texts.startOf(classic.nameOf('Double')) });
      const sum = main.getByRole('definition').last();
      const add = page.getByRole('contentinfo').getByRole('button').last();

      const film = new Film(page, 'kiosk', texts);
      await film.run(0.8);
      await film.tap(kiosk.takeAway, { until: main.getByRole('link').first() });
      await film.tap(kiosk.brand(harbor.menuName('All Day')), { until: dish, seconds: 0.6 });
      await film.tap(dish, { until: double, seconds: 0.6 });
      await film.tap(sesame, { seconds: 0.3 });
      await film.scrollTo(double);
      await film.tap(double, { seconds: 0.4 });
      await film.tap(add, { until: dish, seconds: 0.6 });
      await film.tap(kiosk.checkout, { until: kiosk.goOnWithout.or(sum), seconds: 0.6 });
      // Dishes are offered once some have been sold.
      if (await kiosk.goOnWithout.isVisible()) await film.tap(kiosk.goOnWithout, { until: sum });
      await film.hold(1.6);
      await film.end();
      await harbor.close();
    });

    test('a phone at a table', async ({ browser, baseURL, request }) => {
      const odile = await openRestaurant(baseURL ?? '', 'odile', language);
      await (await staffOf(request, odile.restaurant_id, BISTRO_PIN)).closeTables();
      const dish = odile.dish('Crème brûlée');
      const page = await openFilmDevice(browser, PHONE, { locale, texts });
      const { table, menus, menu } = screensOf(page, texts);
      const desserts = menus.menu(odile.menuName('Desserts and coffee'));
      const sheet = new ItemSheet(page, texts, dish);
      await table.scan('odile', TABLES[language].ordering);
      await table.ownName.click();
      await table.name.fill('Ada');
      await table.add.click();
      await table.start.waitFor();

      const film = new Film(page, 'qr', texts);
      await film.hold(0.7);
      await film.tap(table.start, { until: desserts, seconds: 0.4 });
      await film.scrollTo(desserts);
      await film.tap(desserts, { until: menu.dish(dish.name), seconds: 0.4 });
      await film.tap(menu.dish(dish.name), { until: sheet.dialog, seconds: 0.8 });
      await film.tap(sheet.add(dish.price), { until: menu.cartBar, seconds: 0.5 });
      await film.tap(menu.cartBar, { until: table.orderNow, seconds: 0.5 });
      await film.tap(table.orderNow, { until: table.close });
      await film.hold(1.6);
      await film.end();
      await odile.close();
    });

    test('a board', async ({ browser, baseURL, request }) => {
      const odile = await openRestaurant(baseURL ?? '', 'odile', language);
      const staff = await staffOf(request, odile.restaurant_id, BISTRO_PIN);
      await staff.serveAll();
      await staff.closeTables();
      const { code, label } = TABLES[language].served;
      const seat = { base_url: baseURL ?? '', restaurant: 'odile' };
      for (const { name, at, dish, steps } of EARLIER) {
        const order = await (await sitDown({ ...seat, name, local_id: at })).order(dish);
        for (const status of steps) await staff.move(order.order_number ?? '', { status });
      }
      const ada = await sitDown({ ...seat, name: 'Ada', local_id: code });
      const noor = await sitDown({ ...seat, name: 'Noor', local_id: code });
      const first = (await ada.order('Crème brûlée')).order_number ?? '';
      const page = await openFilmDevice(browser, TABLET, { locale, texts });
      const board = new StaffPage(page, texts);
      await board.open('odile');
      await board.typePin(BISTRO_PIN);
      await board.ticket(first).waitFor();
      const table = page.getByRole('main').getByRole('button', { name: texts.startOf(label) });

      const film = new Film(page, 'dinein', texts);
      await film.hold(0.8);
      const second = (await noor.order('Tarte Tatin')).order_number ?? '';
      await board.ticket(second).waitFor();
      await film.run(0.8);
      await film.tap(board.act('start', first), { until: board.act('ready', first) });
      await film.tap(board.act('ready', first), { until: board.act('served', first) });
      await film.tap(board.goTo('tables'), { until: table, seconds: 0.4 });
      await film.tap(table, { until: page.getByRole('dialog').getByRole('definition').first() });
      await film.hold(2);
      await film.end();
      await odile.close();
    });

    test('a delivery', async ({ browser, baseURL, request }) => {
      const backlot = await openRestaurant(baseURL ?? '', 'backlot', language);
      const staff = await staffOf(request, backlot.restaurant_id, BACKLOT_PIN);
      const page = await openFilmDevice(browser, PHONE, { locale, texts });
      const { menus, menu, cart, payment, complete } = screensOf(page, texts);
      const { t } = texts;
      const wings = backlot.dish('Ten Wings');
      const fries = menu.quickAdd(backlot.dish('Crinkle Fries').name);
      await page.goto('/v2/backlot/$delivery');
      await menus.openMenu(backlot.menuName('Loud Bird'));
      await menu.dish(wings.name).click();
      const sheet = new ItemSheet(page, texts, wings);
      await sheet.option('Honey butter').click();
      await sheet.add(wings.price).click();
      await fries.scrollIntoViewIfNeeded();
      const address = page.getByLabel(t('delivery.form.address'), { exact: true });
      const way = page.getByRole('region', { name: t('delivery.progress.title') });
      const check = page.getByRole('button', { name: t('delivery.form.check') });
      const price = page.getByRole('timer');

      const film = new Film(page, 'delivery', texts);
      await film.hold(0.8);
      await film.tap(fries);
      await film.tap(menu.cartBar, { until: check, seconds: 0.4 });
      await film.scrollTo(address);
      await film.type(address, ADDRESS, 0.8);
      await film.type(page.getByLabel(t('delivery.form.first_name'), { exact: true }), 'Ada', 0.1);
      await film.type(
        page.getByLabel(t('delivery.form.last_name'), { exact: true }),
        'Byron',
        0.15,
      );
      const phone = page.getByLabel(texts.startOf(t('delivery.form.phone')));
      await film.type(phone, '416 555 0199', 0.25);
      await film.tap(check, { until: price, seconds: 0.3 });
      await film.scrollTo(price, 0.5);
      await film.hold(0.5);
      await film.tap(cart.checkout, { meanwhile: pay, until: way });
      await film.hold(0.7);
      const number = await complete.number();
      for (const status of ['ASSIGNED', 'PICKED_UP', 'DROPOFF_ENROUTE'] as const) {
        await staff.moveRider(number, status);
        await way.getByText(t(`delivery.status.${status}`)).waitFor();
        await film.run(0.5);
      }
      await film.hold(1.2);
      await film.end();
      await backlot.close();

      async function pay(): Promise<void> {
        await payment.typeCard(CARDS.good);
        const total = t('checkout.payment.pay', { total: '' }).trim();
        await page.getByRole('button', { name: texts.startOf(total) }).click();
      }
    });
  });
}
