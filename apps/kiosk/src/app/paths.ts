import { typedPaths } from '@comanda/web/paths';

/** Every address of the application. The restaurant is `?restaurant=` in all but the first. */
const patterns = {
  home: '/kioskhome',
  browse: '/kiosk',
  tableTent: '/kiosk/table',
  brands: '/kiosk/brands',
  item: '/kiosk/item',
  cart: '/kiosk/cart',
  paymentSelect: '/kiosk/paymentSelect',
  paymentTerminal: '/kiosk/paymentTerminal',
  paymentComplete: '/kiosk/paymentComplete',
  submitPhoneNumber: '/kiosk/submitPhoneNumber',
  maintenance: '/kiosk/maintenance',
  setup: '/kiosk/setup',
  selectReader: '/kiosk/selectReader',
  videos: '/kiosk/videos',
} as const;

export type KioskPage = keyof typeof patterns;

export const { pathTo, routePattern } = typedPaths(patterns);

const MARK = '.kiosk';

/** The first page of a restaurant's kiosk. */
export function startPath(endpoint: string): string {
  return `/${encodeURIComponent(endpoint)}${MARK}`;
}

/** Returns the endpoint in the address of a first page; null where it is another page's. */
export function endpointInPath(pathname: string): string | null {
  const [, first = '', ...rest] = pathname.split('/');
  const isStart = rest.every((part) => part === '') && first.endsWith(MARK);
  return isStart ? decodeURIComponent(first.slice(0, -MARK.length)).toLowerCase() : null;
}
