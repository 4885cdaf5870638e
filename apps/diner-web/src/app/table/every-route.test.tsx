import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';
import { TABLE_PATTERNS } from './table-paths';

/** Every address of a table and its guests, and what it shows to somebody who has just come, or where it leads them. */
const ROUTES: readonly { readonly path: string; readonly shows: RegExp; readonly at?: RegExp }[] = [
  { path: '/dineSelect', shows: /^Bistro Odile$/ },
  { path: '/table', shows: /^Your table$/ },
  { path: '/table/T3RS', shows: /^Who is ordering\?$/ },
  { path: '/table/t3rs', shows: /^Who is ordering\?$/ },
  { path: '/table/NONE', shows: /^Table not found$/, at: /^\/404/ },
  { path: '/tablethome', shows: /^Your table$/, at: /^\/table\?/ },
  { path: '/addguest', shows: /^Your table$/, at: /^\/table\?/ },
  { path: '/guesthome', shows: /^Your place$/ },
  { path: '/logoview', shows: /^Bistro Odile$/ },
  { path: '/menu', shows: /^Menus$/ },
  { path: '/oneMenu', shows: /^Menus$/, at: /^\/menu\?/ },
  { path: '/menu/category', shows: /^Menus$/, at: /^\/menu\?/ },
  { path: '/menu/item', shows: /^Menus$/, at: /^\/menu\?/ },
  { path: '/menu/search?q=soup', shows: /^Search the menu$/ },
  { path: '/menu/addedToOrder', shows: /^Menus$/, at: /^\/menu\?/ },
  { path: '/campaigns', shows: /^Promotions$/ },
  { path: '/oneCampaign', shows: /^Promotions$/, at: /^\/campaigns\?/ },
  { path: '/order', shows: /^Your order$/ },
  { path: '/order/setPickupTime', shows: /^When would you like it\?$/ },
  { path: '/order/2fa', shows: /^Your order$/, at: /^\/order\?/ },
  { path: '/order/pay', shows: /^Your order$/, at: /^\/order\?/ },
  { path: '/order/payNuvei', shows: /^Your order$/, at: /^\/order\?/ },
  { path: '/order/payNMI/before', shows: /^Your order$/, at: /^\/order\?/ },
  { path: '/order/payBambora/before', shows: /^Your order$/, at: /^\/order\?/ },
  {
    path: '/order/nuvei_confirmation',
    shows: /payment/i,
    at: /^\/v2\/odile\/nuveiConfirmation/,
  },
  { path: '/order/complete', shows: /^Your place$/, at: /^\/guesthome\?/ },
  { path: '/orders', shows: /^Your orders$/ },
  { path: '/orderComplete', shows: /^Your place$/, at: /^\/guesthome\?/ },
  { path: '/callWaiter', shows: /^Your table$/, at: /^\/table\?/ },
  { path: '/callWaiter/complete', shows: /^Your table$/, at: /^\/table\?/ },
  { path: '/404', shows: /this restaurant does not exist/ },
  { path: '/odile.tablet', shows: /^Pair this tablet$/ },
  { path: '/curbside', shows: /^Please come in$/ },
  { path: '/hotel/concierge', shows: /^There is no concierge here$/ },
  { path: '/hilton/concierge', shows: /^There is no concierge here$/, at: /^\/hotel\/concierge\?/ },
  { path: '/hotel/roomservice', shows: /^Bistro Odile$/, at: /^\/logoview\?/ },
  { path: '/hotel/customerform', shows: /^Bistro Odile$/, at: /^\/logoview\?/ },
  { path: '/gallery', shows: /^Gallery$/ },
  { path: '/ogradysgallery', shows: /^Gallery$/, at: /^\/gallery\?/ },
];

beforeEach(() => localStorage.setItem('comanda:restaurant', 'odile'));

describe('every address of a table', () => {
  test.each(ROUTES)('$path is answered', async ({ path, shows, at }) => {
    const asked = path.includes('?') ? '&' : '?';
    await openApp(`${path}${asked}restaurant=odile`);
    expect(await screen.findByRole('heading', { level: 1, name: shows })).toBeTruthy();
    if (at) await waitFor(() => expect(location.pathname + location.search).toMatch(at));
  });

  test('is in the list above', () => {
    const missing = Object.values(TABLE_PATTERNS).filter((pattern) => {
      const shape = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
      return !ROUTES.some(({ path }) => shape.test(path.replace(/\?.*/, '')));
    });
    expect(missing).toEqual([]);
  });

  test('names a restaurant, or the one of last time is meant', async () => {
    await openApp('/dineSelect');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bistro Odile' })).toBeTruthy();
  });

  test('asks which restaurant is meant where nothing tells', async () => {
    localStorage.clear();
    const user = await openApp('/table');
    await screen.findByRole('heading', { level: 1, name: 'Which restaurant are you in?' });
    await user.click(screen.getByRole('link', { name: 'Bistro Odile' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your table' })).toBeTruthy();
  });

  test('with a code of another length leads to where a code is typed', async () => {
    await openApp('/table/ABC?restaurant=odile');
    await waitFor(() => expect(location.pathname).toBe('/table'));
  });

  test('that nobody knows says so', async () => {
    await openApp('/nothing/here/at-all');
    expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeTruthy();
  });
});
