/** Paths of other surfaces, from surfaces.json; set by the build. */
declare const __FOREIGN_PATHS__: readonly string[];

/**
 * Kinds of requests the worker may cache. `part`: a file of the application, immutable. `picture`: the same. `menu`:
 * public data of the restaurant, refetched whenever possible. `page`: a public document, handled in the same way.
 * `shell`: a document that is not cached; when offline the application's own replaces it. null: not handled, like any
 * part of an order, a payment or a guest.
 */
export type KeptKind = 'part' | 'picture' | 'menu' | 'page' | 'shell';

type Asked = { readonly method: string; readonly mode: string; readonly url: string };

const PART = /^\/_\/diner-web\/assets\//;
const PICTURE = /^\/api\/media\/[^/]+\/[^/]+\.(?:avif|webp)$/;
const MENU =
  /^\/api\/(?:restaurant\/[a-z0-9-]+|menu\/[a-z0-9-]+\/menus|campaign\/list\/public\/[a-z0-9-]+)$/;
const PAGE = /^\/v2\/[a-z0-9-]+\/(?:home|order|m\/.+)$/;
/** Files of all surfaces lie below it. */
const FILES = /^\/_\//;
const FOREIGN = __FOREIGN_PATHS__.map((source) => new RegExp(source, 'u'));

export function keptKind({ method, mode, url }: Asked, origin: string): KeptKind | null {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return null;
  if (mode === 'navigate') {
    if (PAGE.test(pathname)) return 'page';
    return isForeign(pathname) ? null : 'shell';
  }
  if (PART.test(pathname)) return 'part';
  if (PICTURE.test(pathname)) return 'picture';
  return MENU.test(pathname) ? 'menu' : null;
}

function isForeign(pathname: string): boolean {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return FILES.test(path) || FOREIGN.some((pattern) => pattern.test(path));
}
