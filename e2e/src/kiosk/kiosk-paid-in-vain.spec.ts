import { KIOSK_SCREEN } from '../pages/kiosk-page';
import { violationsOf } from '../support/check-screen';
import { openSetupWithReader, orderDrink } from '../support/kiosk-with-reader';
import { openRestaurant } from '../support/restaurant';
import { staffOf } from '../support/staff';
import { expect, test } from '../test';

const PIN = '4160';

test.use(KIOSK_SCREEN);

test('an order that sold out while its card was read has no number: the money goes back, or staff come for an Interac card', async ({
  page,
  request,
  texts,
  product,
  watch,
}) => {
  watch.allow(/status of 401/u);
  const { t } = texts;
  const { kiosk, inHand } = await openSetupWithReader(page, texts, product);
  await kiosk.leaveSetup.click();
  const { restaurant_id, dish, close } = await openRestaurant(product.url, 'backlot', 'en');
  const staff = await staffOf(request, restaurant_id, PIN);
  const { item_id } = dish('Cola');

  for (const [card, told] of [
    ['Visa', 'kiosk.pay.refunded'],
    ['Interac (Canada)', 'kiosk.pay.staff'],
  ] as const) {
    await orderDrink(kiosk);
    await kiosk.noTip.click();
    await expect(page.getByRole('heading', { name: t('reader.ask') })).toBeVisible();
    await staff.setStock(item_id, false);
    await inHand.present('Insert', card);
    await expect(page.getByRole('heading', { name: t('order.cancelled.unplaced') })).toBeVisible();
    await expect(page.getByText(t(told))).toBeVisible();
    await expect(page.getByText(t('order.complete.title_plain'))).toBeHidden();
    expect(await violationsOf(page), card).toEqual([]);
    await staff.setStock(item_id, true);
    await kiosk.done.click();
  }
  expect(await staff.calls()).toHaveLength(1);
  await close();
});
