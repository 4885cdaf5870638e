import { checkScreen, settle } from '../support/check-screen';
import { INN } from '../support/inn';
import { staffOf } from '../support/staff';
import { COOKIE, addCookie, payWith } from '../support/steps';
import { QUICKER_THAN_CARD_FORM } from '../support/watch-pages';
import { expect, test } from '../test';
import { CORE } from '../tags';

test(
  'an order is paid and goes to the room, which the kitchen reads behind the name',
  CORE,
  async ({ page, request, screens, texts: { t }, openVariant }) => {
    const { menus, menu, cart, contact, hotel, payment, complete } = screens;
    const inn = await openVariant(INN);
    await page.goto(`/${inn.endpoint}`);
    await page.getByRole('link', { name: t('home.take_out') }).click();
    await menus.openMenu(inn.menuName('All Day'));
    await menu.quickAdd(inn.dish(COOKIE).name).click();
    await menu.cartBar.click();
    await cart.checkout.click();
    await contact.fill();

    await expect(hotel.title).toHaveText(t('venue.guest.title'));
    await expect(hotel.field('phone')).toHaveAttribute('readonly');
    await expect(hotel.field('first_name')).toHaveValue('Ada');
    await hotel.field('last_name').fill('Lovelace');
    await hotel.confirm.click();
    await expect(page.getByText(t('error.room_required'))).toBeVisible();
    await expect(hotel.field('room')).toBeFocused();
    await hotel.field('room').fill('12B');
    await hotel.confirm.click();

    const { total_with_tip_and_tax: total } = await inn.totalsOf([{ dish: inn.dish(COOKIE) }]);
    await payment.cardNumber.waitFor();
    await payWith(screens, total);
    await expect(complete.ticket).toBeVisible();
    const number = await complete.number();
    const staff = await staffOf(request, inn.restaurant_id);
    expect(await staff.orders()).toContainEqual(
      expect.objectContaining({ guest_name: 'Ada Lovelace (Room # 12B)', order_number: number }),
    );
  },
);

test('towels are one tap, once the room is known', async ({
  page,
  request,
  screens: { hotel },
  texts: { t },
  openVariant,
}) => {
  const inn = await openVariant(INN);
  await page.goto(`/v2/${inn.endpoint}/order`);
  await hotel.tile(t('venue.service.title')).click();
  await hotel.field('room').fill('7');
  await hotel.goOn.click();
  await expect(page.getByText(t('venue.service.to_room', { room: '7' }))).toBeVisible();
  await hotel.button('Fresh towels').click();
  await expect(page.getByText(t('venue.service.done_title'))).toBeVisible();
  const staff = await staffOf(request, inn.restaurant_id);
  expect(await staff.calls()).toMatchObject([
    { guest_name: expect.stringContaining('(Room # 7)'), request: 'Fresh towels' },
  ]);
});

test('the gallery is walked by keyboard alone', async ({
  page,
  screens: { hotel },
  texts: { t },
  openVariant,
}) => {
  const inn = await openVariant(INN);
  await page.goto(`/v2/${inn.endpoint}/order`);
  await hotel.tile(t('venue.gallery.title')).focus();
  await page.keyboard.press('Enter');
  await expect(hotel.title).toHaveText(t('venue.gallery.title'));
  await hotel.button(t('venue.gallery.enlarge', { caption: 'The pier at seven' })).focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'The pier at seven' });
  await expect(large).toBeVisible();
  await settle(page);
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await large.boundingBox()).toMatchObject({ x: 0, width });
  await hotel.button(t('venue.gallery.next')).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Breakfast by the water' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(
    hotel.button(t('venue.gallery.enlarge', { caption: 'The pier at seven' })),
  ).toBeFocused();
});

test('a short address tells who sent the guest, and leads to the menus', async ({
  page,
  screens,
  harbor,
  watch,
}) => {
  watch.allow(QUICKER_THAN_CARD_FORM);
  const { menu, cart, contact, payment, complete } = screens;
  await page.goto('/Harbor/anna');
  await expect(page).toHaveURL(/\/v2\/harbor\/order$/u);
  await addCookie({ page, screens, restaurant: harbor });
  await menu.cartBar.click();
  await cart.checkout.click();
  const told = page.waitForRequest('**/api/table/addGuest');
  await contact.fill();
  expect((await told).postDataJSON()).toMatchObject({ guest: { affiliate_code: 'anna' } });
  await payment.atCounter.check();
  await payment.place.click();
  await expect(complete.ticket).toBeVisible();
});

test('a car is found by its order and its spot', async ({
  page,
  request,
  screens,
  texts: { t },
  openVariant,
  watch,
}) => {
  const { hotel, menu, cart, contact, payment, complete } = screens;
  watch.allow(QUICKER_THAN_CARD_FORM);
  watch.allow(/status of 404/u);
  const restaurant = await openVariant();
  await addCookie({ page, screens, restaurant });
  await menu.cartBar.click();
  await cart.checkout.click();
  await contact.fill();
  await payment.atCounter.check();
  await payment.place.click();
  const number = await complete.number();

  await page.goto(`/curbside?restaurant=${restaurant.endpoint}`);
  await hotel.button(t('venue.curbside.submit')).click();
  await expect(page.getByText(t('venue.curbside.order_required'))).toBeVisible();
  await hotel.curbside('order').fill('zzzz');
  await expect(hotel.curbside('order')).toHaveValue('ZZZZ');
  await hotel.button(t('venue.curbside.submit')).click();
  await expect(page.getByText(t('venue.curbside.spot_required'))).toBeVisible();
  await hotel.curbside('spot').fill('4');
  await hotel.button(t('venue.curbside.submit')).click();
  await expect(page.getByText(t('venue.curbside.order_unknown'))).toBeVisible();

  await page.route('**/api/table/callWaiter', (route) => route.abort(), { times: 1 });
  watch.allow(/ERR_FAILED/u);
  await hotel.curbside('order').fill(number.toLowerCase());
  await hotel.button(t('venue.curbside.submit')).click();
  const broken = page.getByText(t('venue.curbside.server'));
  await expect(broken).toBeVisible();
  await expect(broken).toBeHidden({ timeout: 8_000 });
  await hotel.button(t('venue.curbside.submit')).click();
  await expect(hotel.title).toHaveText(t('venue.curbside.done_title'));
  const staff = await staffOf(request, restaurant.restaurant_id);
  expect(await staff.calls()).toMatchObject([{ request: 'CURBSIDE PICKUP - PARKING #4' }]);
  await expect(page.getByText(t('venue.curbside.done_note'))).toBeVisible();
  await hotel.button(t('venue.curbside.start_new')).click();
  await expect(page).toHaveURL(/\/order$/u);
});

test('a restaurant that only shows its menu sells nothing at either door', async ({
  page,
  screens: { menus, menu },
  texts: { t },
  openVariant,
}) => {
  const restaurant = await openVariant({ restaurant: { order_mode: 'RESTAURANT_SETTING_NONE' } });
  const cookie = restaurant.dish(COOKIE).name;
  for (const door of [`/${restaurant.endpoint}`, `/dineSelect?restaurant=${restaurant.endpoint}`]) {
    await page.goto(door);
    await expect(page.getByText(t('menu.browse_only')).first()).toBeVisible();
    await menus.openMenu(restaurant.menuName('All Day'));
    await expect(menu.dish(cookie)).toBeVisible();
    await expect(menu.quickAdd(cookie)).toBeHidden();
    await menu.dish(cookie).click();
    await expect(page.getByRole('dialog')).toContainText(t('menu.browse_only'));
  }
});

test.describe('in French', () => {
  // The longest words; each address is checked in every language where all of them are.
  test.use({ locale: 'fr-CA' });

  test('what a hotel shows of a picture and in a room is clean, light and dark, and fits 320 px', async ({
    page,
    screens: { hotel },
    texts: { t },
    openVariant,
  }) => {
    const inn = await openVariant(INN);
    await page.goto(`/gallery?restaurant=${inn.endpoint}`);
    await hotel.button(t('venue.gallery.enlarge', { caption: 'The pier at seven' })).click();
    await expect(page.getByRole('dialog', { name: 'The pier at seven' })).toBeVisible();
    await checkScreen(page, 'gallery, one picture');
    await page.goto(`/hotel/roomservice?restaurant=${inn.endpoint}`);
    await hotel.field('room').fill('7');
    await hotel.goOn.click();
    await expect(page.getByText(t('venue.service.body'))).toBeVisible();
    await checkScreen(page, 'room service');
  });
});
