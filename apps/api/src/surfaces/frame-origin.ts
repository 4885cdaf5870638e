import type { IncomingHttpHeaders } from 'node:http';
import type { DocumentRenderer } from '@comanda/contracts';
import type { Deps } from '../deps';

/**
 * The one origin that may hold a page in a frame, as the restaurant that its address is about says; null = none. Only who
 * loads the page into a frame is answered by it: anybody else has no use for it.
 */
export async function frameOrigin(
  { catalogue, log }: Pick<Deps, 'catalogue' | 'log'>,
  { url, headers }: { readonly url: string; readonly headers: IncomingHttpHeaders },
  loadRenderer: () => Promise<Pick<DocumentRenderer, 'restaurantIn'>>,
): Promise<string | null> {
  const wanted = headers['sec-fetch-dest'];
  if (wanted !== 'iframe' && wanted !== 'frame') return null;
  try {
    const handle = (await loadRenderer()).restaurantIn(url);
    const entry = handle === null ? null : await catalogue.get(handle);
    return entry?.restaurant.embed_origin ?? null;
  } catch (error) {
    log.error({ err: error }, 'who may hold a page in a frame could not be told');
    return null;
  }
}
