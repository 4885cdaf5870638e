import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { StaffPage } from '../pages/staff-page';
import { CODE, DINING_ROOM } from '../support/dining-room';
import { COOKIE, sendCookie } from '../support/steps';
import { expect, screensOf, test } from '../test';

test.beforeEach(({ watch }) => StaffPage.allow(watch));

test('an evening on two boards: a table and a phone order, steps are taken, undone and seen on both, a dish sells out, the table is closed', async ({
  page,
  browser,
  product,
  texts,
  openVariant,
  watch,
}) => {
  test.slow();
  // A table whose bill is open is closed only when staff confirm it.
  watch.allow(/status of 409.*closeTable/u);
  const { t } = texts;
  const restaurant = await openVariant(DINING_ROOM);
  const { endpoint } = restaurant;
  const cookie = restaurant.dish(COOKIE).name;
  const viewport = { width: 1280, height: 800 };
  await page.setViewportSize(viewport);
  await using other = await browser.newContext({ baseURL: product.url, locale: 'en-US', viewport });
  await using phone = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
  const wall = new StaffPage(page, texts);
  const second = new StaffPage(await other.newPage(), texts);
  await wall.signIn(endpoint);
  await second.signIn(endpoint);

  const guest = screensOf(await phone.newPage(), texts);
  await guest.table.scan(endpoint, CODE);
  await guest.table.newOrder.click();
  await sendCookie({ screens: guest, restaurant });
  const takeOut = await placeCounterOrder({
    base_url: product.url,
    restaurant: endpoint,
    name: 'Bea',
  });
  const pickup = takeOut.order_number ?? '';
  await expect(wall.ticket(pickup, wall.lane('new'))).toContainText('Bea');
  const atTable = wall.lane('new').getByRole('article').filter({ hasText: 'Table 1' });
  const table = (await atTable.getByRole('heading').textContent()) ?? '';

  await wall.act('start', table).click();
  await expect(second.ticket(table, second.lane('preparing'))).toBeVisible();
  await wall.undo.click();
  await expect(second.ticket(table, second.lane('new'))).toBeVisible();

  // Two who tap at once move it one step.
  await Promise.all([wall.act('start', table).click(), second.act('start', table).click()]);
  await expect(wall.ticket(table, wall.lane('preparing'))).toBeVisible();
  await expect(second.ticket(table, second.lane('preparing'))).toBeVisible();

  await wall.ticket(table).getByRole('button', { name: cookie }).click();
  await page.getByRole('button', { name: t('staff.stock.until_tomorrow') }).click();
  await expect(page.getByText(t('staff.stock.done', { name: cookie }))).toBeVisible();
  await second.goTo('stock').click();
  await expect(
    second.page.getByRole('button', { name: t('staff.stock.bring_back_of', { name: cookie }) }),
  ).toBeVisible();

  await wall.act('ready', table).click();
  await wall.act('served', table).click();
  await expect(wall.ticket(table)).toBeHidden();
  await page.getByRole('button', { name: t('staff.board.completed') }).click();
  const recall = t('staff.act.on', { act: t('staff.board.recall'), number: table });
  await page.getByRole('button', { name: recall }).click();
  await expect(wall.ticket(table, wall.lane('ready'))).toBeVisible();

  await wall.goTo('tables').click();
  await page.getByRole('button', { name: texts.startOf('Table 1') }).click();
  await page.getByRole('button', { name: t('staff.tables.close') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('staff.tables.close_anyway') })
    .click();
  await expect(page.getByText(t('staff.tables.closed', { table: 'Table 1' }))).toBeVisible();
});
