/**
 * Kinds of requests that the worker keeps. `part`: a file of the application, immutable. `picture`: the same. `menu`: public
 * data of the restaurant, read again whenever possible. `page`: the application's document, the same at each of its addresses.
 * null: any part of an order, a payment or a guest.
 */
export type KeptKind = 'part' | 'picture' | 'menu' | 'page';

type Asked = { readonly method: string; readonly mode: string; readonly url: string };

const PART = /^\/_\/kiosk\/assets\//;
const PICTURE = /^\/api\/media\/[^/]+\/[^/]+\.(?:avif|webp)$/;
const MENU =
  /^\/api\/(?:restaurant\/[a-z0-9-]+|menu\/[a-z0-9-]+\/menus|campaign\/list\/public\/[a-z0-9-]+)$/;
const PAGE = /^\/(?:kiosk(?:\/.*)?|kioskhome|[a-z0-9-]+\.kiosk)\/?$/i;

export function keptKind({ method, mode, url }: Asked, origin: string): KeptKind | null {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return null;
  if (mode === 'navigate') return PAGE.test(pathname) ? 'page' : null;
  if (PART.test(pathname)) return 'part';
  if (PICTURE.test(pathname)) return 'picture';
  return MENU.test(pathname) ? 'menu' : null;
}
