import type { Category, DocumentVisit, Item, Menu, Restaurant } from '@comanda/contracts';
import { matchPath } from 'react-router-dom';
import { endpointOf } from '#app/endpoint-of';
import { type HomeChoice, homeRedirect } from '#app/home-redirect';
import { type PathName, pathTo, routePattern } from '#app/paths';
import { landingPath } from '#app/short-address/landing-path';
import { isPageOfNobody, isTablePage, isWebPage } from './known-pages';

/** Page of a restaurant's address. Only the first three are the same for all visitors, and rendered by the server. */
export type ServedPage =
  | { readonly kind: 'home' }
  | { readonly kind: 'order' }
  | {
      readonly kind: 'menu';
      readonly menu: Menu;
      readonly dish: { readonly category: Category; readonly item: Item } | null;
    }
  | { readonly kind: 'cart' }
  /** The short address on a card or in a message, and the page that it leads to. */
  | { readonly kind: 'short'; readonly path: string }
  | { readonly kind: 'other' }
  /** None of a restaurant's pages. */
  | { readonly kind: 'missing' };

const SHORT = /^\/([^/]+)(?:\/([^/]+))?\/?$/;

/** The id or endpoint of the restaurant that an address is about; null = none. */
export function restaurantIn(address: string): string | null {
  const { pathname, searchParams } = urlOf(address);
  const named = matchPath({ path: routePattern('restaurant'), end: false }, pathname);
  if (named) return handleOf(named.params['endpoint']);
  // A table's addresses carry the name behind them.
  if (isTablePage(pathname)) return handleOf(searchParams.get('restaurant'));
  const [, first = ''] = SHORT.exec(pathname) ?? [];
  return handleOf(first.replace(/\.(?:tablet|kiosk)$/, ''));
}

/** Whether an address is a restaurant's own and nothing else: there is nothing at it without one. */
export function needsRestaurant(address: string): boolean {
  return !isPageOfNobody(urlOf(address).pathname);
}

type Visit = Pick<DocumentVisit, 'address' | 'menus' | 'campaigns'> & {
  readonly restaurant: Pick<Restaurant, 'landing' | 'local_id'> & HomeChoice;
};

/** Finds the page of a visit's address. A restaurant's home that offers no choice is replaced by the page it leads to. */
export function findPage({ address, restaurant, menus, campaigns }: Visit): ServedPage {
  const { pathname } = urlOf(address);
  const typed = match('restaurant', pathname)?.params['endpoint'];
  if (typed === undefined) return findOutside(pathname, restaurant);
  if (!isWebPage(pathname)) return { kind: 'missing' };
  // The script corrects the address first.
  if (typed !== endpointOf(typed)) return { kind: 'other' };
  if (match('restaurant', pathname, true) || match('home', pathname, true)) {
    const past = homeRedirect(restaurant);
    return past === null ? { kind: 'home' } : findPastHome(past);
  }
  if (match('order', pathname, true)) return { kind: 'order' };
  if (match('cart', pathname, true)) return { kind: 'cart' };
  const campaign_id = match('campaign', pathname)?.params['campaign_id'];
  if (campaign_id !== undefined) {
    return {
      kind: campaigns.some((each) => each.campaign_id === campaign_id) ? 'other' : 'missing',
    };
  }
  const menu_id = match('menu', pathname)?.params['menu_id'];
  if (menu_id === undefined) return { kind: 'other' };
  const menu = menus.find((each) => each.menu_id === menu_id);
  if (!menu) return { kind: 'missing' };
  if (!menu.is_active) return { kind: 'other' };
  const item_id = match('item', pathname)?.params['item_id'];
  return { kind: 'menu', menu, dish: item_id === undefined ? null : findDish(menu, item_id) };
}

/** Where the restaurant itself is found: its home, or what that leads to. */
export function restaurantPath(restaurant: HomeChoice): string {
  return homeRedirect(restaurant) ?? pathTo('home', { endpoint: restaurant.endpoint });
}

/** The address that stands for all that show the same; null for what is one guest's own. */
export function canonicalPath(page: ServedPage, endpoint: string): string | null {
  switch (page.kind) {
    case 'home':
    case 'order':
      return pathTo(page.kind, { endpoint });
    case 'menu': {
      const { menu_id } = page.menu;
      if (!page.dish) return pathTo('menu', { endpoint, menu_id });
      const { category, item } = page.dish;
      const { category_id } = category;
      return pathTo('item', { endpoint, menu_id, category_id, item_id: item.item_id });
    }
    case 'cart':
    case 'short':
    case 'other':
    case 'missing':
      return null;
  }
}

/** A table's page, or a short address: where that leads is for everybody, unless it is a table or a way to order. */
function findOutside(pathname: string, restaurant: Visit['restaurant']): ServedPage {
  const [, name = '', affiliate = null] = (!isTablePage(pathname) && SHORT.exec(pathname)) || [];
  if (endpointOf(name) === null) return { kind: 'other' };
  const landing = landingPath(restaurant, affiliate);
  const path = match('home', landing, true) ? restaurantPath(restaurant) : landing;
  const isForAll = match('home', path, true) ?? match('order', path, true);
  return isForAll ? { kind: 'short', path } : { kind: 'other' };
}

function findPastHome(path: string): ServedPage {
  return match('order', path, true) ? { kind: 'order' } : { kind: 'other' };
}

function findDish(menu: Menu, item_id: string) {
  for (const category of menu.categories) {
    const item = category.items.find((each) => each.item_id === item_id);
    if (item) return { category, item };
  }
  return null;
}

function match(name: PathName, pathname: string, end = false) {
  return matchPath({ path: routePattern(name), end }, pathname);
}

function handleOf(text: string | null | undefined): string | null {
  return text && text.length <= 64 ? endpointOf(text) : null;
}

function urlOf(address: string): URL {
  return new URL(address, 'http://any.invalid');
}
