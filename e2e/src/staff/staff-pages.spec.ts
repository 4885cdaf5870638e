import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { StaffPage } from '../pages/staff-page';
import { openBoardWithOrder } from '../support/board-with-order';
import { checkScreen } from '../support/check-screen';
import { COUNTER_READER } from '../support/counter-reader';
import { RIDERS } from '../support/delivery-steps';
import { DINING_ROOM } from '../support/dining-room';
import { expect, test } from '../test';

// The longest words.
test.use({ locale: 'fr-CA', viewport: { width: 1280, height: 800 } });
test.beforeEach(({ watch }) => StaffPage.allow(watch));

test('every page and sheet of the staff’s app is clean, light and dark, and fits 320 px', async ({
  page,
  texts,
  product,
  openVariant,
}) => {
  test.slow();
  const { t } = texts;
  const { endpoint } = await openVariant({
    ...DINING_ROOM,
    restaurant: {
      ...DINING_ROOM.restaurant,
      ...RIDERS,
      terminals: [COUNTER_READER],
    },
  });
  const { order_number } = await placeCounterOrder({
    base_url: product.url,
    restaurant: endpoint,
    name: 'Wilhelmina',
  });
  const number = order_number ?? '';
  const staff = new StaffPage(page, texts);
  await staff.signIn(endpoint);
  await expect(staff.ticket(number)).toBeVisible();

  for (const tool of ['counts', 'completed', 'filters'] as const) {
    await page.getByRole('button', { name: t(`staff.board.${tool}`), exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await checkScreen(page, tool);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: t('staff.act.more_for', { number }) }).click();
  await checkScreen(page, 'more');
  await page.getByRole('button', { name: t('staff.act.cancel') }).click();
  await checkScreen(page, 'cancel');
  await page.keyboard.press('Escape');

  await staff.goTo('payment').click();
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: t('staff.payment.cash') }).waitFor();
  await checkScreen(page, 'payment');

  for (const name of [
    'tables',
    'calls',
    'stock',
    'deliveries',
    'history',
    'day',
    'devices',
  ] as const) {
    await staff.goTo(name).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: t('common.loading') })).toBeHidden();
    await checkScreen(page, name);
  }

  for (const name of ['readers', 'qr'] as const) {
    await staff.open(endpoint, `/staff/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: t('common.loading') })).toBeHidden();
    await checkScreen(page, name);
  }
});

test('a board that loses its connection says since when, keeps what was tapped and sends it later', async ({
  page,
  context,
  texts,
  watch,
  product,
  openVariant,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|net::/u);
  const { t } = texts;
  const { staff, number } = await openBoardWithOrder({ page, texts, product, openVariant });

  await context.setOffline(true);
  await expect(
    page.getByRole('alert').filter({ hasText: t('staff.live.lost_body') }),
  ).toBeVisible();
  await staff.act('start', number).click();
  await expect(staff.ticket(number, staff.lane('preparing'))).toContainText(
    t('staff.ticket.waiting'),
  );
  await context.setOffline(false);
  await expect(page.getByText(t('staff.live.lost_body'))).toBeHidden();
  await expect(staff.ticket(number)).not.toContainText(t('staff.ticket.waiting'));
  await page.reload();
  await expect(staff.ticket(number, staff.lane('preparing'))).toBeVisible();
});
