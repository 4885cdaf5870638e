import { ReaderInHand } from '../pages/reader-kiosk';
import { StaffPage } from '../pages/staff-page';
import { COUNTER_READER } from '../support/counter-reader';
import { CHARGED } from '../support/invariants';
import { watchTaken } from '../support/processors';
import { COOKIE } from '../support/steps';
import { expect, test } from '../test';

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ watch }) => StaffPage.allow(watch));

test('staff order for a guest without a name, from an empty order to a paid one', async ({
  page,
  screens,
  texts,
  product: { sandboxUrl },
  openVariant,
}) => {
  const { t } = texts;
  const { menus, menu, cart, payment } = screens;
  const restaurant = await openVariant({
    restaurant: { terminals: [COUNTER_READER] },
  });
  const hand = new ReaderInHand(await page.context().newPage());
  await hand.open(sandboxUrl, COUNTER_READER.reader);
  const taken = await watchTaken(sandboxUrl);
  const staff = new StaffPage(page, texts);
  await staff.signIn(restaurant.endpoint);
  await page.getByRole('link', { name: t('staff.nav.new_order') }).click();
  await expect(page.getByText(t('cart.front_of_house.notice'))).toBeVisible();
  await expect(page.getByText(t('reader.disconnected'))).toBeHidden();

  await menus.openMenu(restaurant.menuName('All Day'));
  await menu.quickAdd(restaurant.dish(COOKIE).name).click();
  await menu.cartBar.click();
  await cart.checkout.click();
  await page.getByRole('button', { name: t('checkout.contact.skip') }).click();
  await payment.place.click();
  await page.getByRole('link', { name: t('cart.front_of_house.take_payment') }).click();

  const { total_with_tip_and_tax: total } = await restaurant.totalsOf([
    { dish: restaurant.dish(COOKIE) },
  ]);
  const take = page.getByRole('button', {
    name: t('staff.payment.take_amount', { amount: texts.money(total) }),
  });
  await expect(take).toBeEnabled();
  await take.click();
  await hand.present('Tap');
  await expect(page.getByText(t('reader.complete'))).toBeVisible();
  expect(await taken(), CHARGED).toEqual([total]);
  await page.getByRole('button', { name: t('common.done') }).click();
  await staff.goTo('board').click();
  await expect(
    staff
      .lane('new')
      .getByRole('article')
      .filter({ hasText: t('staff.way.counter') }),
  ).toContainText(t('staff.ticket.paid.PAID'));
});
