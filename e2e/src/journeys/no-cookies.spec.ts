import { CODE, DINING_ROOM } from '../support/dining-room';
import { addCookie } from '../support/steps';
import { expect, test } from '../test';

test.beforeEach(async ({ page, watch }) => {
  watch.allow(/status of 401/u);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('cookies') === 'allowed') return;
    const send = window.fetch.bind(window);
    window.fetch = (input, init) => send(input, { ...init, credentials: 'omit' });
  });
});

test('a table is joined once where cookies are blocked, and the guest told what to do', async ({
  page,
  texts,
  openVariant,
}) => {
  const { endpoint } = await openVariant(DINING_ROOM);
  const joins: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/table/local')) joins.push(sent.url());
  });
  await page.clock.install();
  await page.goto(`/table/${CODE}?restaurant=${endpoint}`);
  await expect(page.getByText(texts.t('error.no_cookies'))).toBeVisible();
  await page.clock.runFor('01:00');
  expect(joins).toHaveLength(1);
});

test('an order to take out is not paid where cookies are blocked, and waits until they are not', async ({
  page,
  screens,
  texts,
  harbor,
}) => {
  await addCookie({ page, screens, restaurant: harbor });
  await screens.menu.cartBar.click();
  await screens.cart.checkout.click();
  await screens.contact.fill();
  await expect(page.getByText(texts.t('error.no_cookies'))).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('cookies', 'allowed'));
  await page.getByRole('button', { name: texts.t('common.retry') }).click();
  await expect(screens.payment.cardNumber).toBeVisible();
});
