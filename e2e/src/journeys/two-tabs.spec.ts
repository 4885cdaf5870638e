import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { CardFields, NuveiPage } from '../pages/card-fields';
import { CODE, DINING_ROOM } from '../support/dining-room';
import { takingCardsBy, watchBooks } from '../support/processors';
import type { ServedRestaurant } from '../support/restaurant';
import { COOKIE, goToPay, goToPayment, sendCookie } from '../support/steps';
import { expect, screensOf, test } from '../test';
import type { Screens } from '../test';

test.describe.configure({ timeout: 60_000 });

const CARD = '4030000010001234';

async function addOneMore(
  page: Page,
  { cart }: Screens,
  { endpoint, dish }: ServedRestaurant,
): Promise<void> {
  await page.goto(`/v2/${endpoint}/cart`);
  await cart.button('item.more', dish(COOKIE).name).click();
}

test('one more dish in another tab while a card is typed: told, and paid as it is now', async ({
  page,
  context,
  screens,
  texts,
  harbor,
  sandbox,
}) => {
  const { t, money } = texts;
  const payments = await sandbox.watchPayments(harbor.restaurant_id);
  const former = await goToPayment({ page, screens, restaurant: harbor });
  await screens.payment.typeCard('4242424242424242');

  const beside = await context.newPage();
  await addOneMore(beside, screensOf(beside, texts), harbor);
  const totals = await harbor.totalsOf([{ dish: harbor.dish(COOKIE), multiplier: 2 }]);
  const total = money(totals.total_with_tip_and_tax);
  const notice = page.getByRole('status').filter({ hasText: t('checkout.order_changed.title') });
  await expect(notice).toContainText(t('checkout.order_changed.body', { total }));
  await expect(notice).toContainText(t('checkout.order_changed.card_again'));
  await expect(screens.payment.pay(former.total_with_tip_and_tax)).toBeHidden();

  await screens.payment.typeCard('4242424242424242');
  await screens.payment.pay(totals.total_with_tip_and_tax).click();
  await expect(screens.complete.ticket).toBeVisible();
  const paid = (await payments()).filter(({ amount_captured }) => amount_captured > 0);
  expect(paid).toMatchObject([{ amount_captured: totals.total_with_tip_and_tax }]);
});

test('fields that make a token of a card keep what was typed, and wait for a word on the new total', async ({
  page,
  context,
  screens,
  texts,
  openVariant,
}) => {
  const { t, money } = texts;
  const restaurant = await openVariant(takingCardsBy('BAMBORA', 400));
  await goToPay({ page, screens, restaurant });
  const fields = new CardFields(page, texts);
  await fields.input('number').waitFor();
  await fields.type({ number: CARD });

  const beside = await context.newPage();
  await addOneMore(beside, screensOf(beside, texts), restaurant);
  const agree = page.getByRole('button', {
    name: t('checkout.price_changed.accept', { total: money(800) }),
  });
  await agree.waitFor();
  await expect(screens.payment.pay(800)).toBeHidden();
  await expect(fields.input('number')).toHaveValue('4030 0000 1000 1234');
  await agree.click();
  await screens.payment.pay(800).click();
  await expect(screens.complete.ticket).toBeVisible();
});

for (const service of ['STRIPE', 'BAMBORA'] as const) {
  test(`${service}: of two tabs with the same order one pays, and both end at the order`, async ({
    page,
    context,
    screens,
    texts,
    openVariant,
    product,
    sandbox,
    watch,
  }) => {
    const { t } = texts;
    // The processor refuses the second, too.
    watch.allow(/status of 40[029]/u);
    const restaurant = await openVariant(takingCardsBy(service, 400));
    const books =
      service === 'STRIPE'
        ? await sandbox.watchPayments(restaurant.restaurant_id)
        : await watchBooks(product.sandboxUrl, 'bambora');
    await goToPay({ page, screens, restaurant });
    const beside = await context.newPage();
    const other = screensOf(beside, texts);
    await beside.goto(page.url());
    for (const tab of [screens, other]) await typeCard(tab, texts);

    const gate: { open?: () => void } = {};
    const areBothPaying = new Promise<void>((resolve) => {
      gate.open = resolve;
    });
    await context.route('**/orders/orderAndPay', async (route) => {
      await areBothPaying;
      await route.continue();
    });
    for (const tab of [screens, other]) {
      await tab.payment.pay(400).click();
      await tab.payment.page.getByText(t('checkout.payment.do_not_close')).waitFor();
    }
    gate.open?.();
    for (const tab of [page, beside]) await expect(tab).toHaveURL(/\/orderComplete$/u);
    expect(await other.complete.number()).toBe(await screens.complete.number());
    const taken = (await books()).filter(({ amount_captured }) => amount_captured > 0);
    expect(taken).toMatchObject([{ amount_captured: 400 }]);
  });
}

test('a tab that waits at the payment goes where the other has placed the order', async ({
  page,
  context,
  screens,
  texts,
  harbor,
}) => {
  const totals = await goToPayment({ page, screens, restaurant: harbor });
  const beside = await context.newPage();
  const other = screensOf(beside, texts);
  await beside.goto(page.url());
  await other.payment.typeCard('4242424242424242');
  await other.payment.pay(totals.total_with_tip_and_tax).click();
  await expect(page).toHaveURL(/\/orderComplete$/u);
  await expect(screens.complete.ticket).toBeVisible();
});

async function typeCard(tab: Screens, texts: CardFields['texts']): Promise<void> {
  const { page } = tab.payment;
  if (!page.url().includes('payBambora')) return tab.payment.typeCard('4242424242424242');
  const fields = new CardFields(page, texts);
  await fields.input('number').waitFor();
  return fields.type({ number: CARD });
}

test('a share of the bill that is paid while another tab orders for somebody else is said to be paid', async ({
  page,
  context,
  screens,
  texts,
  openVariant,
}) => {
  const restaurant = await openVariant(DINING_ROOM);
  const { table, payment } = screens;
  const { total_with_tip_and_tax } = await restaurant.totalsOf([{ dish: restaurant.dish(COOKIE) }]);
  await table.scan(restaurant.endpoint, CODE);
  await table.newOrder.click();
  await sendCookie({ screens, restaurant });
  await page.goto(`/order/pay?restaurant=${restaurant.endpoint}`);
  await table.share('mine').check();
  await table.goToPayment.click();
  await payment.typeCard('4242424242424242');

  const bank = new EventEmitter();
  await context.route('**/payment_intents/*/confirm', async (route) => {
    await once(bank, 'answer');
    await route.continue();
  });
  await payment.pay(total_with_tip_and_tax).click();

  const beside = await context.newPage();
  const other = screensOf(beside, texts);
  await other.table.scan(restaurant.endpoint, CODE);
  await other.table.newOrder.click();
  await expect(other.table.newOrder).toBeHidden();
  bank.emit('answer');
  await expect(page.getByText(texts.t('table.complete.paid'))).toBeVisible();
  await expect(page.getByRole('link', { name: texts.t('order.complete.receipt') })).toBeVisible();
});

test('a share that is paid on another site is its payer’s, although another tab orders for somebody else by then', async ({
  page,
  context,
  screens,
  texts,
  openVariant,
  product,
}) => {
  const { t, startOf } = texts;
  const byNuvei = takingCardsBy('NUVEI', 400, DINING_ROOM.restaurant);
  const restaurant = await openVariant({ ...DINING_ROOM, ...byNuvei });
  const books = await watchBooks(product.sandboxUrl, 'nuvei');
  const { table } = screens;
  await table.scan(restaurant.endpoint, CODE);
  await table.newOrder.click();
  await sendCookie({ screens, restaurant });
  await page.goto(`/order/pay?restaurant=${restaurant.endpoint}`);
  await table.share('mine').check();
  await table.goToPayment.click();
  await page
    .getByRole('button', { name: startOf(t('checkout.payment.pay', { total: '' })) })
    .click();
  await page.waitForURL(/\/nuvei\/merchant\/paymentpage/u);

  const beside = await context.newPage();
  const other = screensOf(beside, texts);
  await other.table.scan(restaurant.endpoint, CODE);
  await other.table.newOrder.click();
  await expect(other.table.newOrder).toBeHidden();

  await new NuveiPage(page, texts).pay();
  await expect(page.getByText(t('table.complete.paid'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('order.complete.receipt') })).toBeVisible();
  await expect(page).toHaveURL(/\/nuveiConfirmation$/u);
  expect(await books()).toMatchObject([{ amount: 400, amount_captured: 400 }]);
  await expect.poll(() => isShareKept(page)).toBe(false);
});

function isShareKept(page: Page): Promise<boolean> {
  return page.evaluate(() => Object.keys(sessionStorage).some((key) => key.includes('share')));
}
