import type { Page } from '@playwright/test';
import { checkNarrowScreen, NARROW, preloadAxe } from '../support/check-screen';
import { CODE, DINING_ROOM } from '../support/dining-room';
import { INN } from '../support/inn';
import { COOKIE } from '../support/steps';
import type { ServedRestaurant } from '../support/restaurant';
import { untilLive } from '../support/taking-over';
import { type Screens, test } from '../test';

/** A counter, a table, rooms, a desk and pictures: a restaurant where every address has something to show. */
const EVERYTHING = {
  hasPictures: true,
  ...DINING_ROOM,
  restaurant: { ...INN.restaurant, ...DINING_ROOM.restaurant },
};

/** The addresses of web ordering, below the restaurant's own. */
function webAddresses(product: ServedRestaurant, campaign_id: string): string[] {
  const { menu_id, category_id, item_id, item_modifier_groups } =
    product.dish('The Captain’s Bowl');
  const item = `m/${menu_id}/c/${category_id}/i/${item_id}`;
  return [
    'home',
    'order',
    'order/featured',
    'search?q=a',
    `m/${menu_id}`,
    item,
    `${item}/mg/${item_modifier_groups[0]?.modifier_group_id ?? ''}`,
    `${item}/si`,
    `campaign/${campaign_id}`,
    'cart',
    'phone',
    'payStripe',
    'nuveiConfirmation',
    'orderComplete',
    'selectTable',
    `table/${CODE}/guests`,
    'concierge',
    'roomService',
    'gallery',
    'customerForm',
    'nothing-here',
  ].map((path) => `/v2/${product.endpoint}/${path}`);
}

/** The addresses of a table and its guests, and the ones that stand alone. */
function tableAddresses(product: ServedRestaurant, campaign_id: string): string[] {
  const { menu_id, category_id, item_id } = product.dish(COOKIE);
  const place = `menu_id=${menu_id}&category_id=${category_id}&item_id=${item_id}`;
  return [
    '/dineSelect',
    '/table',
    '/tablethome',
    '/addguest',
    '/guesthome',
    '/logoview',
    '/menu',
    `/oneMenu?menu_id=${menu_id}`,
    `/menu/category?${place}`,
    `/menu/item?${place}`,
    '/menu/search?q=a',
    `/menu/addedToOrder?${place}`,
    '/campaigns',
    `/oneCampaign?campaign_id=${campaign_id}`,
    '/order',
    '/order/setPickupTime',
    '/order/2fa',
    '/order/pay',
    '/orders',
    '/orderComplete',
    '/order/complete',
    '/callWaiter',
    '/callWaiter/complete',
    '/curbside',
    '/hotel/concierge',
    '/hotel/roomservice',
    '/hotel/customerform',
    '/gallery',
    '/404',
    `/${product.endpoint}.tablet`,
  ].map((path) => `${path}${path.includes('?') ? '&' : '?'}restaurant=${product.endpoint}`);
}

async function checkAll(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'commit' });
    await test.step(address, () => untilLive(page));
    await checkNarrowScreen(page, address);
  }
}

for (const locale of ['en-US', 'fr-CA', 'es-419', 'pt-BR']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: NARROW });

    test.beforeEach(async ({ page, watch }) => {
      test.setTimeout(400_000);
      watch.allow(/status of 4(?:0[134]|22)/u);
      await preloadAxe(page);
    });

    test('every address of web ordering is clean, light and dark, and fits 320 px', async ({
      page,
      screens,
      openVariant,
    }) => {
      const product = await openVariant(EVERYTHING);
      await page.goto(`/v2/${product.endpoint}/m/${product.dish(COOKIE).menu_id}`);
      await addOne(screens, product);
      await checkAll(page, webAddresses(product, await firstCampaign(product)));
    });

    test('every address of a table is clean, light and dark, and fits 320 px', async ({
      page,
      screens,
      openVariant,
    }) => {
      const product = await openVariant(EVERYTHING);
      await screens.table.scan(product.endpoint, CODE);
      await screens.table.newOrder.click();
      await screens.menus.openMenu(product.menuName('All Day'));
      await addOne(screens, product);
      await checkAll(page, tableAddresses(product, await firstCampaign(product)));
    });
  });
}

async function addOne({ menu }: Screens, product: ServedRestaurant): Promise<void> {
  await menu.quickAdd(product.dish(COOKIE).name).click();
  await menu.cartBar.waitFor();
}

async function firstCampaign(product: ServedRestaurant): Promise<string> {
  const { campaigns } = await product.read<{ campaigns: readonly { campaign_id: string }[] }>(
    `/api/campaign/list/public/${product.restaurant_id}`,
  );
  return campaigns[0]?.campaign_id ?? '';
}
