import type { Category, DocumentVisit, Item, Menu, Restaurant } from '@comanda/contracts';
import { matchPath } from 'react-router-dom';
import { pathPastHome } from '#app/path-past-home';
import { type PathName, pathTo, routePattern } from '#app/paths';
import { TABLE_PATTERNS } from '#app/table/table-paths';

/** What an address of a restaurant's shows. Only the first three say the same to everybody, and are drawn by the server. */
export type ServedPage =
  | { readonly kind: 'home' }
  | { readonly kind: 'order' }
  | {
      readonly kind: 'menu';
      readonly menu: Menu;
      readonly dish: { readonly category: Category; readonly item: Item } | null;
    }
  | { readonly kind: 'cart' }
  | { readonly kind: 'other' };

/** The id or endpoint of the restaurant that an address is about; null = none. */
export function restaurantIn(address: string): string | null {
  const { pathname, searchParams } = urlOf(address);
  const named = matchPath({ path: routePattern('restaurant'), end: false }, pathname);
  if (named) return handleOf(named.params['endpoint']);
  // A table's addresses carry the name behind them.
  const isTable = Object.values(TABLE_PATTERNS).some((path) => matchPath(path, pathname));
  if (isTable) return handleOf(searchParams.get('restaurant'));
  const [, first = ''] = /^\/([^/]+)(?:\/[^/]+)?\/?$/.exec(pathname) ?? [];
  return handleOf(first.replace(/\.(?:tablet|kiosk)$/, ''));
}

/** Whether an address is a restaurant's own and nothing else. */
export function needsRestaurant(address: string): boolean {
  return match('restaurant', urlOf(address).pathname) !== null;
}

type Visit = Pick<DocumentVisit, 'address' | 'menus'> & {
  readonly restaurant: Pick<Restaurant, 'endpoint' | 'order_mode'>;
};

/** What the address of a visit shows. A restaurant's door shows where it leads when there is no choice to make at it. */
export function findPage({ address, restaurant, menus }: Visit): ServedPage {
  const { pathname } = urlOf(address);
  if (match('restaurant', pathname, true) || match('home', pathname, true)) {
    const past = pathPastHome(restaurant);
    return past === null ? { kind: 'home' } : findPastHome(past);
  }
  if (match('order', pathname, true)) return { kind: 'order' };
  if (match('cart', pathname, true)) return { kind: 'cart' };
  const menu_id = match('menu', pathname)?.params['menu_id'];
  const menu = menus.find((each) => each.menu_id === menu_id && each.is_active);
  if (!menu) return { kind: 'other' };
  const item_id = match('item', pathname)?.params['item_id'];
  return { kind: 'menu', menu, dish: item_id === undefined ? null : findDish(menu, item_id) };
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
    case 'other':
      return null;
  }
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
  return text && /^[a-z0-9-]{1,64}$/.test(text) ? text : null;
}

function urlOf(address: string): URL {
  return new URL(address, 'http://any.invalid');
}
