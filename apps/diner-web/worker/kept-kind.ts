/** What other surfaces answer, by surfaces.json; the build names it. */
declare const __FOREIGN_PATHS__: readonly string[];

/**
 * What may be kept on a phone. `part`: a file of the application, the same for ever. `picture`: the same. `menu`: what the
 * restaurant tells everybody, read anew whenever that can be had. `page`: a document that everybody gets, in the same way.
 * `shell`: a document of ours that is not kept; without a network the application's own stands in. null: none of our business,
 * as is whatever an order, a payment or a guest is part of.
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

/** What kind of thing is asked for. */
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
