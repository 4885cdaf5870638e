import type { BundleVariant } from '../support/bundle-variant';
import { everyOtherDay } from '../support/hours';
import { COOKIE, addCookie, goToPayment } from '../support/steps';
import { expect, test } from '../test';
import { CHARGED } from '../support/invariants';

test.beforeEach(({ watch }) => watch.allow(/status of 409|api\/events/u));

test('a time of tomorrow holds although the restaurant closes for today meanwhile', async ({
  page,
  screens,
  texts: { t },
  openVariant,
}) => {
  const { menu, cart, contact, payment, complete } = screens;
  const restaurant = await openVariant();
  await addCookie({ page, screens, restaurant });
  await menu.cartBar.click();
  await page.getByRole('radio', { name: t('cart.pickup.later') }).check();
  await page.getByRole('combobox', { name: t('cart.pickup.day') }).selectOption({ index: 1 });
  const noon = /^12:00\sPM$/u;
  const time = page.getByRole('combobox', { name: t('cart.pickup.time') });
  const label = await time.getByRole('option', { name: noon }).textContent();
  await time.selectOption({ label: label ?? '' });
  await cart.done();

  await closeForToday(restaurant);
  await expect(page.getByRole('radio', { name: t('cart.pickup.now') })).toBeDisabled();
  await expect(page.getByRole('button', { name: label ?? '' })).toBeVisible();
  await cart.checkout.click();
  await contact.fill();
  await payment.atCounter.check();
  await payment.place.click();
  await expect(complete.ticket).toContainText(label ?? '');
});

test('closed while it is chosen: the way on asks for a time, and leads on with one', async ({
  page,
  screens,
  texts: { t },
  openVariant,
}) => {
  const { menu, cart } = screens;
  const restaurant = await openVariant();
  await addCookie({ page, screens, restaurant });
  await menu.cartBar.click();
  await expect(cart.checkout).toBeVisible();

  await closeForToday(restaurant);
  await expect(page.getByText(t('menu.closed_for_later'))).toBeVisible();
  await page.getByRole('button', { name: t('cart.pickup.choose') }).click();
  await cart.done();
  await expect(page.getByRole('radio', { name: t('cart.pickup.later') })).toBeChecked();
  await expect(page.locator('main button:focus')).toBeVisible();
  await expect(cart.checkout).toBeVisible();
});

test('closed on the payment page: told, not charged, and the order is kept', async ({
  page,
  screens,
  texts: { t },
  openVariant,
  sandbox,
}) => {
  const restaurant = await openVariant();
  const payments = await sandbox.watchPayments(restaurant.restaurant_id);
  await goToPayment({ page, screens, restaurant });
  await screens.payment.typeCard('4242424242424242');

  await closeForToday(restaurant);
  await page.getByRole('button', { name: t('checkout.items_changed.review') }).click();
  await expect(screens.cart.line(restaurant.dish(COOKIE).name)).toBeVisible();
  await expect(page.getByRole('button', { name: t('cart.pickup.choose') })).toBeVisible();
  expect(
    (await payments()).filter(({ amount_captured }) => amount_captured > 0),
    CHARGED,
  ).toEqual([]);
});

async function closeForToday({ change }: BundleVariant): Promise<void> {
  await change({
    restaurant: { opening_hours: { name: 'Not today', intervals: [everyOtherDay()] } },
  });
}
