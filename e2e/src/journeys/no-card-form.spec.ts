import { CardFields } from '../pages/card-fields';
import { CODE, DINING_ROOM } from '../support/dining-room';
import { takingCardsBy } from '../support/processors';
import { addCookie, COOKIE, goToPay, payWith, sendCookie } from '../support/steps';
import type { Visit } from '../support/steps';
import { expect, test } from '../test';

/** How each processor's script is called, and how a card is typed and paid once it is there. */
const SCRIPTS = {
  STRIPE: { path: '**/stripe.js', pay: ({ screens }: Visit) => payWith(screens, 400) },
  NMI: { path: '**/Collect.js', pay: (visit: Visit) => payByFields(visit, '4111111111111111') },
  BAMBORA: {
    path: '**/customcheckout.js',
    pay: (visit: Visit) => payByFields(visit, '4030000010001234'),
  },
} as const;

for (const service of ['STRIPE', 'NMI', 'BAMBORA'] as const) {
  test(`${service}: a script that cannot be had is told, and fetched when asked again`, async ({
    page,
    screens,
    texts: { t },
    openVariant,
    watch,
  }) => {
    watch.allow(/net::ERR_FAILED/u);
    const { path, pay } = SCRIPTS[service];
    const restaurant = await openVariant(takingCardsBy(service, 400));
    await page.route(path, (route) => route.abort(), { times: 1 });
    await goToPay({ page, screens, restaurant });
    await expect(page.getByText(t('checkout.payment.card_unavailable'))).toBeVisible();
    await expect(screens.payment.pay(400)).toBeHidden();
    await page.getByRole('button', { name: t('common.retry') }).click();
    await pay({ page, screens, restaurant });
    await expect(screens.complete.ticket).toBeVisible();
  });
}

test('code of ours for a card form that cannot be had is fetched with the page once more', async ({
  page,
  screens,
  openVariant,
  watch,
}) => {
  watch.allow(/net::ERR_FAILED/u);
  const restaurant = await openVariant(takingCardsBy('STRIPE', 400));
  await page.route('**/stripe-driver-*.js', (route) => route.abort(), { times: 1 });
  await goToPay({ page, screens, restaurant });
  await payWith(screens, 400);
  await expect(screens.complete.ticket).toBeVisible();
});

async function payByFields({ page, screens }: Visit, number: string): Promise<void> {
  await new CardFields(page, screens.cart.texts).type({ number });
  await screens.payment.pay(400).click();
}

test('no processor: told in the cart, which is kept, before a name is asked for', async ({
  page,
  screens,
  texts: { t },
  openVariant,
}) => {
  const restaurant = await openVariant(
    takingCardsBy('NONE', 400, { pay_at_counter: 'RESTAURANT_SETTING_NONE' }),
  );
  await addCookie({ page, screens, restaurant });
  await screens.menu.cartBar.click();
  await expect(page.getByText(t('checkout.payment.no_provider'))).toBeVisible();
  await expect(screens.cart.checkout).toBeHidden();
  await page.goto(`/v2/${restaurant.endpoint}/payCounter`);
  await expect(page).toHaveURL(/\/cart$/u);
  await expect(screens.cart.line(restaurant.dish(COOKIE).name)).toBeVisible();
});

test('no processor at a table: warned, and back at the order, which is kept', async ({
  page,
  screens,
  texts: { t },
  openVariant,
}) => {
  const room = { ...DINING_ROOM.restaurant, payment_service: 'NONE' };
  const restaurant = await openVariant({ ...DINING_ROOM, restaurant: room });
  await screens.table.scan(restaurant.endpoint, CODE);
  await screens.table.newOrder.click();
  await sendCookie({ screens, restaurant });
  await page.goto(`/order/pay?restaurant=${restaurant.endpoint}`);
  await expect(screens.table.notifications).toContainText(t('checkout.payment.no_provider_toast'));
  await expect(page).toHaveURL(/\/orders/u);
  await expect(screens.table.order()).toContainText(restaurant.dish(COOKIE).own_name);
});
