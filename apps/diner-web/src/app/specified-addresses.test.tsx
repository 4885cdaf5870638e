import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { ID, ITEM, readBistroIds } from '../testing/menu-ids';
import { openApp } from '../testing/open-app';
import { WEB_ROUTES } from '../testing/web-routes';

const NO_GUEST = '00000000-0000-4000-8000-000000000000';

/** Every address that the product promises and this application answers; without a version they mean the restaurant of last time. */
const ADDRESSES = [
  // A table, its guests and their orders.
  ['/table', '/table/T3RS', '/tablethome', '/dineSelect', '/addguest', '/guesthome', '/logoview'],
  ['/orders', '/orderComplete', '/callWaiter', '/callWaiter/complete'],
  ['/order', '/order/setPickupTime', '/order/2fa', '/order/complete', '/order/nuvei_confirmation'],
  ['/order/pay', '/order/payNuvei', '/order/payNMI/before', `/order/payNMI/${NO_GUEST}`],
  ['/order/payBambora/before', `/order/payBambora/${NO_GUEST}`],
  ['/menu', '/oneMenu', '/menu/category', '/menu/item', '/menu/search', '/menu/addedToOrder'],
  ['/campaigns', '/oneCampaign'],
  // Web ordering.
  ['/v2/odile', '/v2/odile/home', '/v2/odile/order', '/v2/odile/order/featured'],
  ['/v2/odile/$frontOfHouse', '/v2/odile/$delivery', '/v2/odile/search?q=soup', '/v2/odile/m'],
  [`/v2/odile/m/${ID.menu}`, `/v2/odile/m/${ID.menu}/c/${ID.category}`],
  [ITEM, `${ITEM}/mg/${ID.group}`, `${ITEM}/si`, `/v2/odile/campaign/${ID.campaign}`],
  ['/v2/odile/cart', '/v2/odile/phone', '/v2/odile/payStripe', '/v2/odile/nuveiConfirmation'],
  ['/v2/odile/payBambora/before', `/v2/odile/payBambora/${NO_GUEST}`],
  ['/v2/odile/payNMI/before', `/v2/odile/payNMI/${NO_GUEST}`],
  ['/v2/odile/orderComplete', '/v2/odile/selectTable'],
  ['/v2/odile/table/T3RS/guests', `/v2/odile/table/${NO_GUEST}/guests`],
  // A restaurant beside its menus.
  ['/hotel/customerform', '/hotel/roomservice', '/hotel/concierge', '/hilton/concierge'],
  ['/gallery', '/ogradysgallery', '/curbside', '/odile.tablet'],
  ['/v2/odile/customerForm', '/v2/odile/roomService', '/v2/odile/concierge', '/v2/odile/gallery'],
  // Short addresses and the start.
  ['/', '/odile', '/odile/anna', '/odile/$delivery', '/odile/$frontOfHouse'],
].flat();

/** Texts of unanswered addresses. */
const UNANSWERED = /There is nothing here|does not exist|something went wrong/;

let withIds: (path: string) => string;
beforeAll(async () => {
  withIds = await readBistroIds();
});

/**
 * Addresses that every-route.test.tsx opens and checks. They name their restaurant: the page is the same on arrival
 * from another one.
 */
const SHOWN_THERE = new Map(
  WEB_ROUTES.filter(({ path }) => path.startsWith('/v2/')).map(({ path, shows }) => [path, shows]),
);

describe('every promised address', () => {
  test.each(ADDRESSES.filter((path) => !SHOWN_THERE.has(path)))('%s is answered', async (path) => {
    localStorage.setItem('comanda:restaurant', 'odile');
    await openApp(withIds(path));
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title.textContent).not.toMatch(UNANSWERED);
  });

  test.each(['/404', '/nobody-here', '/nobody-here/anna', '/v2/odile/nothing', '/a/b/c'])(
    '%s says that there is nothing, in a page of the product',
    async (path) => {
      await openApp(path);
      const title = await screen.findByRole('heading', { level: 1 });
      expect(title.textContent).toMatch(UNANSWERED);
    },
  );

  test('is answered there, if it is not opened here', () => {
    const shown = ADDRESSES.flatMap((path) => SHOWN_THERE.get(path) ?? []);
    expect(shown.length).toBeGreaterThan(20);
    for (const { source } of shown) expect(source).not.toMatch(UNANSWERED);
  });

  test('stands here once', () => {
    expect(new Set(ADDRESSES).size).toBe(ADDRESSES.length);
  });
});
