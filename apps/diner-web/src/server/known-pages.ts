import { matchPath } from 'react-router-dom';
import { patterns, type PathName, routePattern } from '#app/paths';
import { PREVIOUS_ADDRESSES, TABLE_PATTERNS } from '#app/table/table-paths';

const TABLE_PAGES = Object.values(TABLE_PATTERNS);
const PAGES_OF_NOBODY = [
  routePattern('root'),
  routePattern('start'),
  ...Object.keys(PREVIOUS_ADDRESSES),
  ...TABLE_PAGES,
];

const NAMES = Object.keys(patterns) as PathName[]; // its own keys
const BELOW = routePattern('restaurant');
const WEB_PAGES = NAMES.map(routePattern).filter((path) => path.startsWith(BELOW));

/** A page of table ordering, whichever restaurant its query names. */
export function isTablePage(pathname: string): boolean {
  return isOneOf(TABLE_PAGES, pathname);
}

/** A page that is there without any restaurant. */
export function isPageOfNobody(pathname: string): boolean {
  return isOneOf(PAGES_OF_NOBODY, pathname);
}

/** A page below a restaurant's own address, `/v2/{endpoint}`. */
export function isWebPage(pathname: string): boolean {
  return isOneOf(WEB_PAGES, pathname);
}

function isOneOf(pages: readonly string[], pathname: string): boolean {
  return pages.some((page) => matchPath(page, pathname) !== null);
}
