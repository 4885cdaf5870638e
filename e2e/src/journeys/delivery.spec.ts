import type { Page } from '@playwright/test';
import { askPrice, RIDERS } from '../support/delivery-steps';
import { COOKIE, addCookie, payWith } from '../support/steps';
import type { Visit } from '../support/steps';
import type { Texts } from '../support/texts';
import { expect, test } from '../test';
import { CORE } from '../tags';
import { CHARGED } from '../support/invariants';

const QUOTE_SECONDS = 240;

test(
  'brought to the door: its price, its way, and called off for all of the money',
  CORE,
  async ({ page, screens, texts, openVariant, sandbox }) => {
    const { t } = texts;
    const restaurant = await openVariant({ restaurant: RIDERS });
    const payments = await sandbox.watchPayments(restaurant.restaurant_id);
    const total = await goToDeliveryPayment({ page, screens, restaurant }, texts);
    await payWith(screens, total);

    await expect(screens.complete.ticket).toBeVisible();
    const way = page.getByRole('region', { name: t('delivery.progress.title') });
    await expect(way.getByRole('status')).toHaveText(t('delivery.status.WAITING'));
    await expect(way).toContainText(t('delivery.progress.at', { time: '' }).trim());
    await way.getByRole('button', { name: t('delivery.progress.cancel') }).click();
    // By keyboard the answer is one step away from the question, and what came of it is where the focus is.
    await page.keyboard.press('Tab');
    await expect(way.getByRole('button', { name: t('delivery.progress.yes') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('delivery.progress.cancelled'))).toBeVisible();
    await expect(page.locator(':focus')).toContainText(t('delivery.progress.cancelled'));
    await expect
      .poll(async () => await payments())
      .toMatchObject([{ amount_captured: total, amount_refunded: total }]);
  },
);

test('its price runs out on the payment page: told, not payable, and asked for once more', async ({
  page,
  screens,
  texts,
  openVariant,
  sandbox,
}) => {
  const { t } = texts;
  const restaurant = await openVariant({ restaurant: RIDERS });
  const payments = await sandbox.watchPayments(restaurant.restaurant_id);
  await page.clock.install();
  const total = await goToDeliveryPayment({ page, screens, restaurant }, texts);
  await expect(page.getByRole('timer')).toBeVisible();

  await letTimePass(page, (QUOTE_SECONDS + 1) * 1000);
  await expect(page.getByText(t('delivery.quote.expired'))).toBeVisible();
  await expect(screens.payment.pay(total)).toBeHidden();
  await page.getByRole('button', { name: t('checkout.items_changed.review') }).click();
  await expect(screens.cart.checkout).toBeHidden();
  await page.getByRole('button', { name: t('delivery.form.check_again') }).click();
  await expect(screens.cart.checkout).toBeVisible();
  expect(
    (await payments()).filter(({ amount_captured }) => amount_captured > 0),
    CHARGED,
  ).toEqual([]);
});

test('a link for delivery: chosen already, and a place nobody rides to is told', async ({
  page,
  screens,
  texts,
  openVariant,
  watch,
}) => {
  // Reply while no courier is available.
  watch.allow(/status of 503/u);
  const { t } = texts;
  const restaurant = await openVariant({ restaurant: RIDERS });
  await page.goto(`/v2/${restaurant.endpoint}/$delivery`);
  await expect(page).toHaveURL(/\/order$/u);
  await screens.menus.openMenu(restaurant.menuName('All Day'));
  await screens.menu.quickAdd(restaurant.dish(COOKIE).name).click();
  await screens.menu.cartBar.click();
  await expect(page.getByRole('radio', { name: t('delivery.delivery') })).toBeChecked();
  await askPrice({ page, screens, restaurant }, '1 Far Street, Albany, NY 12201');
  await expect(page.getByText(t('error.address_not_deliverable'))).toBeVisible();
});

/** From nothing to the card form of an order that is brought; gives what it comes to. */
async function goToDeliveryPayment(visit: Visit, texts: Texts): Promise<number> {
  const { page, screens, restaurant } = visit;
  await addCookie(visit);
  await screens.menu.cartBar.click();
  await page.getByRole('radio', { name: texts.t('delivery.delivery') }).check();
  await askPrice(visit);
  const { price } = restaurant.dish(COOKIE);
  const total = price + RIDERS.delivery_zones.reduce((sum, { fee }) => sum + fee, 0);
  await expect(page.getByRole('timer')).toBeVisible();
  const withTax = total + Math.round((price * 8.875) / 100);
  await expect(screens.cart.checkout).toContainText(texts.money(withTax));
  await screens.cart.checkout.click();
  await screens.payment.cardNumber.waitFor();
  return withTax;
}

/** Moves the page's time, and what the server says of its own: the page would set its clock back by that. */
async function letTimePass(page: Page, ms: number): Promise<void> {
  await page.route(/\/api\/(?!events)/u, async (route) => {
    const response = await route.fetch();
    const { date, ...headers } = response.headers();
    const moved = new Date(Date.parse(date ?? '') + ms).toUTCString();
    await route.fulfill({ response, headers: { ...headers, date: moved } });
  });
  await page.clock.fastForward(ms);
}
