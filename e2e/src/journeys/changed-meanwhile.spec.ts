import type { Page } from '@playwright/test';
import { checkScreen } from '../support/check-screen';
import { COOKIE, addCookie, goToPay, payWith, goToPayment } from '../support/steps';
import { expect, test } from '../test';
import { CHARGED } from '../support/invariants';

/** Another dish that asks for no choice. */
const OTHER = 'Crunchy Slaw';

/** A tenth off everything, without a code. */
const TENTH_OFF = {
  key: 'tenth-off',
  name: 'A tenth off',
  campaign_type: 'CAMPAIGN_DISCOUNTED_ENTITY',
  discounted_entity: {},
  discount: { discount_type: 'DISCOUNT_PERCENT', price: 10 },
};

test.beforeEach(({ watch }) => watch.allow(/status of 409|api\/events/u));

test('sold out before the payment: told in the cart and at the payment, not charged', async ({
  page,
  screens,
  texts: { t },
  openVariant,
  sandbox,
}) => {
  const { menu, cart, contact } = screens;
  const restaurant = await openVariant();
  const payments = await sandbox.watchPayments(restaurant.restaurant_id);
  const cookie = restaurant.dish(COOKIE);
  await hearNothing(page);
  await addCookie({ page, screens, restaurant }, OTHER);
  await addCookie({ page, screens, restaurant });
  await menu.cartBar.click();
  await cart.checkout.click();
  await contact.name.fill('Ada');
  await contact.phone.fill('718 555 0199');

  await restaurant.setStock(COOKIE, false);
  await contact.goOn.click();
  await expect(page.getByText(t('checkout.items_changed.body'))).toBeVisible();
  await page.getByRole('button', { name: t('checkout.items_changed.review') }).click();
  await expect(cart.line(cookie.name)).toContainText(t('cart.line.sold_out'));
  await expect(cart.checkout).toBeHidden();
  expect(
    (await payments()).filter(({ amount_captured }) => amount_captured > 0),
    CHARGED,
  ).toEqual([]);

  await cart.button('cart.line.remove', cookie.name).click();
  await expect(cart.line(cookie.name)).toBeHidden();
  await expect(cart.checkout).toBeVisible();
});

test('all of it sold out on the payment page: told, without sums of nothing, not charged, and on to the menu', async ({
  page,
  screens,
  texts: { t, money },
  openVariant,
  sandbox,
}) => {
  const restaurant = await openVariant();
  const payments = await sandbox.watchPayments(restaurant.restaurant_id);
  await goToPayment({ page, screens, restaurant });
  await screens.payment.typeCard('4242424242424242');

  await restaurant.setStock(COOKIE, false);
  const cookie = restaurant.dish(COOKIE).name;
  await expect(page.getByText(t('checkout.sold_out.body', { dishes: cookie }))).toBeVisible();
  await expect(page.getByText(money(0))).toHaveCount(0);
  await checkScreen(page, 'sold out at the payment');
  await page.getByRole('link', { name: t('cart.empty.action') }).click();
  await expect(screens.menus.title).toHaveText(restaurant.name);
  await expect(screens.menu.cartBar).toBeHidden();
  expect(
    (await payments()).filter(({ amount_captured }) => amount_captured > 0),
    CHARGED,
  ).toEqual([]);
});

test('sold out in the moment of paying: told, paid back, and the rest can be ordered again', async ({
  page,
  screens,
  texts: { t },
  openVariant,
  sandbox,
}) => {
  const { cart, complete } = screens;
  const restaurant = await openVariant();
  const payments = await sandbox.watchPayments(restaurant.restaurant_id);
  const cookie = restaurant.dish(COOKIE);
  const other = restaurant.dish(OTHER);
  await addCookie({ page, screens, restaurant }, OTHER);
  await goToPay({ page, screens, restaurant });
  const totals = await restaurant.totalsOf([{ dish: other }, { dish: cookie }]);
  await page.route(/\/v1\/payment_intents\/[^/]+\/confirm$/u, async (route) => {
    await restaurant.setStock(COOKIE, false);
    await route.continue();
  });
  await payWith(screens, totals.total_with_tip_and_tax);

  await expect(page.getByRole('heading', { name: t('order.cancelled.unplaced') })).toBeVisible();
  const told = page.getByRole('alert');
  await expect(told).toContainText(t('order.cancel_reason.item_sold_out'));
  await expect(told).toContainText(t('order.cancelled.refund'));
  await expect.poll(payments).toMatchObject([{ amount_refunded: totals.total_with_tip_and_tax }]);
  await page.reload();
  await expect(told).toContainText(t('order.cancelled.refund'));
  const receipt = await complete.receipt.getAttribute('href');

  await page.getByRole('button', { name: t('order.complete.same_again') }).click();
  await expect(cart.line(other.name)).toBeVisible();
  await expect(cart.line(cookie.name)).toBeHidden();
  await expect(page.getByText(t('order.left_out', { list: cookie.name }))).toBeVisible();

  await page.goto(receipt ?? '');
  await expect(page.getByText(t('receipt.refunded')).first()).toBeVisible();
});

test('a new price before the payment: told with both totals, paid only when accepted', async ({
  page,
  screens,
  texts: { t, money },
  openVariant,
  sandbox,
}) => {
  const { menu, cart, contact, payment, complete } = screens;
  const restaurant = await openVariant();
  const payments = await sandbox.watchPayments(restaurant.restaurant_id);
  const cookie = restaurant.dish(COOKIE);
  const former = await restaurant.totalsOf([{ dish: cookie }]);
  await hearNothing(page);
  await addCookie({ page, screens, restaurant });
  await menu.cartBar.click();
  await cart.checkout.click();

  await restaurant.change({ items: { 'sea-salt-cookie': { price: 445 } } });
  await contact.fill();
  const totals = await restaurant.totalsOf([{ dish: cookie }]);
  const notice = page.getByRole('status').filter({ hasText: t('checkout.price_changed.title') });
  await expect(notice).toContainText(
    t('checkout.price_changed.body', {
      total: money(totals.total_with_tip_and_tax),
      former: money(former.total_with_tip_and_tax),
    }),
  );
  expect(
    (await payments()).filter(({ amount_captured }) => amount_captured > 0),
    CHARGED,
  ).toEqual([]);

  await notice.getByRole('button').click();
  await payWith(screens, totals.total_with_tip_and_tax);
  await expect(complete.ticket).toBeVisible();
  const paid = (await payments()).filter(({ amount_captured }) => amount_captured > 0);
  expect(paid).toMatchObject([
    { amount_captured: totals.total_with_tip_and_tax, amount_refunded: 0 },
  ]);
  await expect(payment.cardNumber).toBeHidden();
});

test('a new price on the payment page: told, and paid only after looking', async ({
  page,
  screens,
  texts: { t },
  openVariant,
  sandbox,
}) => {
  const { cart, contact, payment, complete } = screens;
  const restaurant = await openVariant();
  const payments = await sandbox.watchPayments(restaurant.restaurant_id);
  const former = await goToPayment({ page, screens, restaurant });

  await restaurant.change({ items: { 'sea-salt-cookie': { price: 445 } } });
  await expect(page.getByText(t('cart.checked'))).toBeVisible();
  await expect(payment.pay(former.total_with_tip_and_tax)).toBeHidden();
  await page.getByRole('button', { name: t('checkout.items_changed.review') }).click();
  await page.getByRole('button', { name: t('cart.accept') }).click();
  const totals = await restaurant.totalsOf([{ dish: restaurant.dish(COOKIE) }]);
  await cart.expectTotals(totals);
  await cart.checkout.click();
  await contact.goOn.click();
  await payWith(screens, totals.total_with_tip_and_tax);
  await expect(complete.ticket).toBeVisible();
  const paid = (await payments()).filter(({ amount_captured }) => amount_captured > 0);
  expect(paid).toMatchObject([
    { amount_captured: totals.total_with_tip_and_tax, amount_refunded: 0 },
  ]);
});

test('another tip after having seen the payment page: what is shown is what is paid', async ({
  page,
  screens,
  harbor,
  sandbox,
}) => {
  const { cart, contact, payment, complete } = screens;
  const payments = await sandbox.watchPayments(harbor.restaurant_id);
  await goToPayment({ page, screens, restaurant: harbor });
  await payment.back.click();
  await expect(contact.name).toBeVisible();
  await contact.back.click();
  await cart.tip(20).check();
  const totals = await harbor.totalsOf([{ dish: harbor.dish(COOKIE) }], { tip_percentage: 2000 });
  await cart.expectTotals(totals);
  await cart.checkout.click();
  await contact.goOn.click();
  await payWith(screens, totals.total_with_tip_and_tax);
  await expect(complete.ticket).toBeVisible();
  const paid = (await payments()).filter(({ amount_captured }) => amount_captured > 0);
  expect(paid).toMatchObject([
    { amount_captured: totals.total_with_tip_and_tax, amount_refunded: 0 },
  ]);
});

test('a new price in the cart is shown beside the former one', async ({
  page,
  screens,
  texts: { t, money },
  openVariant,
}) => {
  const { menu, cart } = screens;
  const restaurant = await openVariant();
  const cookie = restaurant.dish(COOKIE);
  await addCookie({ page, screens, restaurant });
  await menu.cartBar.click();
  await restaurant.change({ items: { 'sea-salt-cookie': { price: 445 } } });

  await expect(cart.line(cookie.name)).toContainText(
    t('cart.line.price_changed', { price: money(445) }),
  );
  await page.getByRole('button', { name: t('cart.accept') }).click();
  await cart.expectTotals(await restaurant.totalsOf([{ dish: cookie }]));
});

test('a dish that asks for a choice by now says for which, and nothing of it is paid before', async ({
  page,
  screens,
  texts: { t },
  openVariant,
  sandbox,
  watch,
}) => {
  // The totals may be asked for before the menu is read anew, and are refused for the choice that is missing.
  watch.allow(/status of 422 .*\/calculateTotals$/u);
  const { cart, payment } = screens;
  const restaurant = await openVariant();
  const payments = await sandbox.watchPayments(restaurant.restaurant_id);
  const former = await goToPayment({ page, screens, restaurant });
  await restaurant.change({ items: { 'sea-salt-cookie': { modifier_groups: ['patty'] } } });
  await expect(payment.pay(former.total_with_tip_and_tax)).toBeHidden();
  await page.getByRole('button', { name: t('checkout.items_changed.review') }).click();
  await expect(cart.line(restaurant.dish(COOKIE).name)).toContainText(
    t('cart.line.choices_changed', { groups: 'Choose your patty' }),
  );
  await expect(cart.checkout).toBeHidden();
  expect(
    (await payments()).filter(({ amount_captured }) => amount_captured > 0),
    CHARGED,
  ).toEqual([]);
});

test('a promotion that ends, or begins, over an open cart: its total follows and says so once', async ({
  page,
  screens,
  texts: { t, money },
  openVariant,
}) => {
  const { menu, cart } = screens;
  const restaurant = await openVariant({ campaigns: [TENTH_OFF] });
  const wanted = [{ dish: restaurant.dish(COOKIE) }];
  const reduced = await restaurant.totalsOf(wanted);
  await addCookie({ page, screens, restaurant });
  await menu.cartBar.click();
  await cart.expectTotals(reduced);
  const notice = page.getByRole('status').filter({ hasText: t('checkout.price_changed.title') });
  await expect(notice).toBeHidden();

  await restaurant.change({ campaigns: [] });
  const full = await restaurant.totalsOf(wanted);
  const [less, more] = [reduced, full].map((each) => money(each.total_with_tip_and_tax));
  await expect(notice).toContainText(
    t('checkout.price_changed.body', { total: more, former: less }),
  );
  await cart.expectTotals(full);
  await notice.getByRole('button', { name: t('common.dismiss') }).click();
  await expect(notice).toBeHidden();

  await restaurant.change({ campaigns: [TENTH_OFF] });
  await expect(notice).toContainText(
    t('checkout.price_changed.body', { total: less, former: more }),
  );
  await cart.expectTotals(reduced);
  // Another order is another total: only what changes by itself is told.
  await cart.button('item.more', restaurant.dish(COOKIE).name).click();
  await expect(cart.quantity(restaurant.dish(COOKIE).name)).toHaveText('2');
  await expect(notice).toBeHidden();
});

test('a promotion that is over on the payment page: told with the new total, which is what is paid', async ({
  page,
  screens,
  texts: { t, money },
  openVariant,
  sandbox,
}) => {
  const { payment, complete } = screens;
  const restaurant = await openVariant({ campaigns: [TENTH_OFF] });
  const payments = await sandbox.watchPayments(restaurant.restaurant_id);
  const { subtotal } = await goToPayment({ page, screens, restaurant });
  await expect(page.getByText(money(-Math.round(subtotal / 10)))).toBeVisible();
  await restaurant.change({ campaigns: [] });
  const totals = await restaurant.totalsOf([{ dish: restaurant.dish(COOKIE) }]);
  const { total_with_tip_and_tax: total } = totals;
  await expect(
    page.getByText(t('checkout.order_changed.body', { total: money(total) })),
  ).toBeVisible();
  await payment.typeCard('4242424242424242');
  await payment.pay(total).click();
  await expect(complete.ticket).toBeVisible();
  const paid = (await payments()).filter(({ amount_captured }) => amount_captured > 0);
  expect(paid).toMatchObject([{ amount_captured: total, amount_refunded: 0 }]);
});

/** A browser that events do not reach in time: only the server's refusal tells it. */
async function hearNothing(page: Page): Promise<void> {
  await page.route('**/api/events?*', (route) => route.abort());
}
