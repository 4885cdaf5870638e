import type { DocumentRenderer, DocumentSite } from '@comanda/contracts';
import type { Deps } from '../deps';
import { makeHtmlDocument } from './html-document';
import { contentSecurityPolicy } from './content-security-policy';
import { servicesOf } from './services-of';
import { createDocumentCache } from './document-cache';
import { type Draw, type HeldDocument, VARIES_BY_LANGUAGE } from './held-document';

const MOST_BYTES = 16 * 1024 * 1024;
/** Drawing keeps everything else waiting: beyond so many at a time a page is left to the browser. */
const MOST_DRAWING = 8;

type Needs = Pick<Deps, 'catalogue' | 'clock' | 'config' | 'db' | 'log'>;

/**
 * Draws the documents of restaurants' pages, once for each version of the menu and language. The app's own, which needs
 * nothing of this, stands in where no restaurant is named, where there is too much to do and where drawing fails; it also
 * tells that there is no such restaurant.
 */
export function createRestaurantDocuments(
  deps: Needs,
  built: Omit<DocumentSite, 'origin'> & { readonly document: HeldDocument },
  loadRenderer: () => Promise<DocumentRenderer>,
): Draw {
  const { catalogue, clock, config, log } = deps;
  const cache = createDocumentCache(MOST_BYTES);
  const origin = new URL(config.publicUrl).origin;
  let drawing = 0;

  const { document, ...site } = built;
  const nowhere: HeldDocument = { ...document, isMissing: true };

  async function draw(...[address, headers]: Parameters<Draw>): ReturnType<Draw> {
    const renderer = await loadRenderer();
    const handle = renderer.restaurantIn(address);
    const entry = handle === null ? null : await catalogue.get(handle);
    if (entry === null) return renderer.needsRestaurant(address) ? nowhere : null;
    const { cookie, 'accept-language': accept } = headers;
    const wanted = renderer.languageFor(entry.restaurant, { cookie, accept });
    const localised = entry.localise(wanted);
    const { language, restaurant, menus, campaigns } = localised;
    const visit = { address, now: clock.now(), language, restaurant, menus, campaigns };
    if (drawing >= MOST_DRAWING) return null;
    return cache.get(localised, renderer.keyOf(visit), async () => {
      drawing += 1;
      try {
        const { html, styles, isMissing } = await renderer.draw(visit, { ...site, origin });
        return {
          isMissing,
          varies: VARIES_BY_LANGUAGE,
          html: makeHtmlDocument(html),
          // A menu of another restaurant is a document of its own, and so is the page that staff take money on.
          policy: contentSecurityPolicy(built.template, config, {
            styles,
            services: await servicesOf(deps.db, restaurant),
          }),
        };
      } finally {
        drawing -= 1;
      }
    });
  }

  return async (address, headers) => {
    try {
      return await draw(address, headers);
    } catch (error) {
      log.error({ err: error, path: address.replace(/\?.*$/, '') }, 'a page could not be drawn');
      return null;
    }
  };
}
