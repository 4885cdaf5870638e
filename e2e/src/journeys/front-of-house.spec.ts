import { COOKIE } from '../support/steps';
import { expect, test } from '../test';

const PIN = '2468';

test.beforeEach(({ watch }) => watch.allow(/status of 401.*staff\/session/u));

test('the address of staff gives a guest nothing that guests have not', async ({
  page,
  screens,
  texts: { t },
  openVariant,
}) => {
  const restaurant = await openVariant({ restaurant: { state: 'INACTIVE' } });
  await page.goto(`/v2/${restaurant.endpoint}/$frontOfHouse`);
  await expect(page).toHaveURL(/\/order$/u);
  await expect(page.getByText(t('menu.not_taking_orders'))).toBeVisible();
  await screens.menus.openMenu(restaurant.menuName('All Day'));
  await expect(screens.menu.dish(restaurant.dish(COOKIE).name)).toBeVisible();
  await expect(screens.menu.quickAdd(restaurant.dish(COOKIE).name)).toBeHidden();
  await expect(page.getByText(t('cart.front_of_house.notice'))).toBeHidden();
});

test('staff who are signed in order for a guest while guests cannot, to be paid at the counter', async ({
  page,
  screens,
  texts: { t, money },
  openVariant,
}) => {
  const { menus, menu, cart, contact, payment, complete } = screens;
  const restaurant = await openVariant({ restaurant: { state: 'INACTIVE' } });
  const { restaurant_id, endpoint } = restaurant;
  const cookie = restaurant.dish(COOKIE);
  await page.goto(`/v2/${endpoint}/order`);
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const signedIn = await fetch('/api/staff/signIn', { method: 'POST', headers, body });
      return signedIn.status;
    },
    JSON.stringify({ restaurant_id, pin: PIN }),
  );
  expect(status).toBe(200);

  await page.goto(`/v2/${endpoint}/$frontOfHouse`);
  await expect(page.getByText(t('cart.front_of_house.notice'))).toBeVisible();
  // It has none to be paid on, and they hear of it before a guest has chosen.
  await expect(page.getByText(t('error.terminal_offline'))).toBeVisible();
  await menus.openMenu(restaurant.menuName('All Day'));
  await menu.quickAdd(cookie.name).click();
  await menu.cartBar.click();
  await expect(cart.checkout).toBeVisible();
  // Staff do not tip themselves.
  await expect(page.getByRole('group', { name: t('checkout.tip.title') })).toBeHidden();
  await cart.checkout.click();
  await contact.name.fill('Ada');
  await page.getByRole('button', { name: t('common.continue') }).click();
  const reply = page.waitForResponse('**/api/orders/orderAndPay');
  await payment.place.click();
  const { order } = (await (await reply).json()) as {
    order: { delivery_platform: string; guest_id: string };
  };
  expect(order.delivery_platform).toBe('FRONT_COUNTER');

  const { total_with_tip_and_tax: total } = await restaurant.totalsOf([{ dish: cookie }]);
  await expect(complete.ticket).toContainText(
    t('order.complete.pay_at_counter', { total: money(total) }),
  );
  const reader = page.getByRole('link', { name: t('cart.front_of_house.take_payment') });
  await expect(reader).toHaveAttribute(
    'href',
    `/order/frontOfHouseReader?restaurant=${endpoint}&guest_id=${order.guest_id}`,
  );

  await page.getByRole('button', { name: t('cart.front_of_house.leave') }).click();
  await expect(page.getByText(t('menu.not_taking_orders'))).toBeVisible();
});
