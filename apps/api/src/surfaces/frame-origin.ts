import type { IncomingHttpHeaders } from 'node:http';
import type { Deps } from '../deps';

/** Where a page's address names the restaurant: /v2/harbor/…, /harbor.kiosk, /harbor/…. */
const NAMED = [
  /^\/v2\/([a-z0-9-]+)(?:\/|$)/,
  /^\/([a-z0-9-]+)\.(?:kiosk|tablet)$/,
  /^\/([a-z0-9-]+)(?:\/|$)/,
];

/**
 * The one origin that may hold a page in a frame, as the restaurant of its address says; null = none. Only who loads the page
 * into a frame is answered by it: anybody else has no use for it.
 */
export async function frameOrigin(
  { catalogue }: Pick<Deps, 'catalogue'>,
  path: string,
  headers: IncomingHttpHeaders,
): Promise<string | null> {
  const wanted = headers['sec-fetch-dest'];
  if (wanted !== 'iframe' && wanted !== 'frame') return null;
  const endpoint = NAMED.map((pattern) => pattern.exec(path)?.[1]).find(
    (name) => name !== undefined,
  );
  if (endpoint === undefined) return null;
  return (await catalogue.get(endpoint))?.restaurant.embed_origin ?? null;
}
