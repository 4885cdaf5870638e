import { ADA } from '../pages/contact-page';
import { DINING_ROOM } from '../support/dining-room';
import { dayAfterTomorrow, hoursAway } from '../support/hours';
import { holdBack } from '../support/hold-back';
import { COOKIE, addCookie, goToPay, openDish, payWith } from '../support/steps';
import { QUICKER_THAN_CARD_FORM } from '../support/watch-pages';
import { expect, screensOf, test } from '../test';
import { CORE } from '../tags';
import { CHARGED } from '../support/invariants';

test(
  'paid at the counter: a number at once, and nothing charged',
  CORE,
  async ({ page, browser, screens, texts, harbor, sandbox, watch }) => {
    watch.allow(QUICKER_THAN_CARD_FORM);
    const { t, money } = texts;
    const { menu, cart, contact, payment, complete, receipt } = screens;
    const payments = await sandbox.watchPayments(harbor.restaurant_id);
    await addCookie({ page, screens, restaurant: harbor });
    await menu.cartBar.click();
    await cart.checkout.click();
    await contact.fill();
    await payment.atCounter.check();
    await payment.place.click();

    const { total_with_tip_and_tax: total } = await harbor.totalsOf([
      { dish: harbor.dish(COOKIE) },
    ]);
    await expect(complete.title).toHaveText(t('order.complete.title', { name: ADA.name }));
    await expect(complete.ticket).toContainText(
      t('order.complete.pay_at_counter', { total: money(total) }),
    );
    expect(
      (await payments()).filter(({ amount_captured }) => amount_captured > 0),
      CHARGED,
    ).toEqual([]);
    const number = await complete.number();
    await complete.receipt.click();
    await expect(receipt.orderTitle(number)).toBeVisible();
    await expect(page.getByText(t('receipt.partly_paid', { amount: money(total) }))).toBeVisible();

    await test.step('the receipt is printed without its buttons', async () => {
      let printed = 0;
      await page.exposeFunction('print', () => (printed += 1));
      await receipt.print.click();
      await expect.poll(() => printed).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect(receipt.print).toBeHidden();
      await expect(receipt.share).toBeHidden();
      await expect(receipt.orderTitle(number)).toBeVisible();
      await page.emulateMedia({ media: null });
    });

    await test.step('its link is copied where no other app takes it, and opens it elsewhere', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await receipt.share.click();
      await expect(page.getByText(t('receipt.text_copied'))).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      const link = text.split('\n').at(-1) ?? '';
      await using elsewhere = await browser.newContext({ locale: 'en-US' });
      const other = screensOf(await elsewhere.newPage(), texts);
      await other.receipt.page.goto(link);
      await expect(other.receipt.orderTitle(number)).toBeVisible();
    });
  },
);

test('the counter chosen while the card form is still on its way', async ({
  page,
  screens,
  harbor,
  watch,
}) => {
  watch.allow(QUICKER_THAN_CARD_FORM);
  const { menu, cart, contact, payment, complete } = screens;
  const release = await holdBack(page, '**/api/table/addGuest');
  await addCookie({ page, screens, restaurant: harbor });
  await menu.cartBar.click();
  await cart.checkout.click();
  const asked = page.waitForRequest('**/api/table/addGuest');
  await contact.fill();
  await asked;
  await payment.atCounter.check();
  await payment.place.click();
  release();
  await expect(complete.ticket).toBeVisible();
});

test('picked up later: a time that is offered, and the order tells it', async ({
  page,
  screens,
  texts: { t },
  harbor,
}) => {
  const { menu, cart, contact, payment, complete } = screens;
  await addCookie({ page, screens, restaurant: harbor });
  await menu.cartBar.click();
  await page.getByRole('radio', { name: t('cart.pickup.later') }).check();
  const day = page.getByRole('combobox', { name: t('cart.pickup.day') });
  const time = page.getByRole('combobox', { name: t('cart.pickup.time') });
  await day.selectOption({ index: 1 });
  await time.selectOption({ index: 3 });
  const chosen = (await time.getByRole('option', { selected: true }).textContent()) ?? '';
  await cart.done();
  await page.reload();
  await page.getByRole('button', { name: chosen }).click();
  await expect(time.getByRole('option', { selected: true })).toHaveText(chosen);
  await cart.done();

  await cart.checkout.click();
  await contact.fill();
  await payment.cardNumber.waitFor();
  const { total_with_tip_and_tax: total } = await harbor.totalsOf([{ dish: harbor.dish(COOKIE) }]);
  await payWith(screens, total);
  // The kitchen does not get it today.
  const told = t('order.status_scheduled.tomorrow', { time: chosen });
  await expect(complete.ticket).toContainText(told);
  await page.goto(`/orders?restaurant=${harbor.endpoint}`);
  await expect(page.getByText(told)).toHaveCount(2);
});

test('a restaurant that only shows its menu', async ({
  page,
  screens,
  texts: { t },
  openVariant,
}) => {
  const restaurant = await openVariant({ restaurant: { order_mode: 'RESTAURANT_SETTING_NONE' } });
  await page.goto(`/v2/${restaurant.endpoint}`);
  await expect(page.getByText(t('menu.browse_only'))).toBeVisible();
  await screens.menus.openMenu(restaurant.menuName('All Day'));
  await expect(screens.menu.dish(restaurant.dish(COOKIE).name)).toBeVisible();
  await expect(screens.menu.quickAdd(restaurant.dish(COOKIE).name)).toBeHidden();
  const sheet = await openDish({ page, screens, restaurant }, COOKIE);
  await expect(sheet.dialog).toContainText(t('menu.browse_only'));
  await expect(sheet.add(sheet.dish.price)).toBeHidden();
});

test('a closed restaurant says when it opens, and takes an order for then', async ({
  page,
  screens,
  texts: { t, startOf },
  openVariant,
}) => {
  const { menu, cart } = screens;
  const restaurant = await openVariant();
  await addCookie({ page, screens, restaurant });
  await restaurant.change({
    restaurant: { opening_hours: { name: 'Short week', intervals: [dayAfterTomorrow()] } },
  });
  await page.goto(`/v2/${restaurant.endpoint}`);
  await expect(page.getByText(t('menu.closed_for_later'))).toBeVisible();
  await expect(page.getByText(startOf(t('schedule.opens', { when: '' })))).toBeVisible();
  const sheet = await openDish({ page, screens, restaurant }, COOKIE);
  await sheet.add(sheet.dish.price).click();
  await expect(sheet.dialog).toBeHidden();

  // The order is for later, and for no other time.
  await menu.cartBar.click();
  await expect(page.getByRole('radio', { name: t('cart.pickup.now') })).toBeDisabled();
  await expect(cart.checkout).toBeHidden();
  await page.getByRole('radio', { name: t('cart.pickup.later') }).check();
  await cart.done();
  await expect(cart.checkout).toBeVisible();
});

test('a menu at another hour can be read, and says when it is served', async ({
  page,
  screens,
  openVariant,
}) => {
  const hours = hoursAway();
  const restaurant = await openVariant({
    schedules: { 'breakfast-hours': { intervals: [hours], exceptions: [] } },
  });
  const served = new RegExp(`(?:${Number(hours.start_time.slice(0, 2)) % 12}):00\\s(?:AM|PM)`, 'u');
  await page.goto(`/v2/${restaurant.endpoint}`);
  await screens.menus.openMenu(restaurant.menuName('Breakfast'));
  await expect(page.getByRole('main')).toContainText(served);
  const sheet = await openDish({ page, screens, restaurant }, 'Drip Coffee');
  await expect(sheet.dialog).toContainText(served);
  await expect(sheet.add(sheet.dish.price)).toBeHidden();
});

test('a restaurant with a choice asks at the door', async ({
  page,
  screens,
  texts: { t },
  openVariant,
}) => {
  const restaurant = await openVariant(DINING_ROOM);
  await page.goto(`/v2/${restaurant.endpoint}`);
  await expect(page).toHaveURL(/\/home$/u);
  await expect(page.getByRole('heading', { name: t('home.how') })).toBeVisible();
  await page.getByRole('link', { name: t('home.take_out') }).click();
  await expect(screens.menus.menu(restaurant.menuName('All Day'))).toBeVisible();
});

test('at a door with a choice an order that was placed is found again, from the web and from the table’s side', async ({
  page,
  screens,
  texts: { t },
  openVariant,
  watch,
}) => {
  watch.allow(QUICKER_THAN_CARD_FORM);
  const restaurant = await openVariant(DINING_ROOM);
  await goToPay({ page, screens, restaurant });
  await screens.payment.atCounter.check();
  await screens.payment.place.click();
  const number = await screens.complete.number();
  for (const door of [
    `/v2/${restaurant.endpoint}/home`,
    `/dineSelect?restaurant=${restaurant.endpoint}`,
  ]) {
    await page.goto(door);
    await page.getByRole('link', { name: t('order.complete.view') }).click();
    expect(await screens.complete.number()).toBe(number);
  }
});
