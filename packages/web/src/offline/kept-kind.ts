/**
 * Kinds of requests that a device's worker keeps. `part`: a file of the application, immutable. `picture`: the same. `menu`:
 * public data, read again whenever possible. `page`: the application's document, the same at each of its addresses.
 */
export type KeptKind = 'part' | 'picture' | 'menu' | 'page';

/** The paths of each kind. */
export type KeptPaths = Readonly<Record<KeptKind, RegExp>>;

type Asked = { readonly method: string; readonly mode: string; readonly url: string };

/** Returns the kind of a request; null = the worker leaves it alone. */
export function keptKind(
  { method, mode, url }: Asked,
  origin: string,
  paths: KeptPaths,
): KeptKind | null {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return null;
  if (mode === 'navigate') return paths.page.test(pathname) ? 'page' : null;
  const kinds = ['part', 'picture', 'menu'] as const;
  return kinds.find((kind) => paths[kind].test(pathname)) ?? null;
}
