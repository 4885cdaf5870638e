import type { DocumentSite, Language, PageRenderer } from '@comanda/contracts';
import type { Deps } from '../deps';
import { remember } from '../shared/remember';
import { contentSecurityPolicy, type PageNeed } from './content-security-policy';
import { type Draw, type HeldDocument, VARIES_BY_LANGUAGE } from './held-document';
import { makeHtmlDocument } from './html-document';

/** So long a drawn page is sent again. */
const DRAWN_FOR_MS = 15_000;
const MOST_PAGES = 50;

type Needs = Pick<Deps, 'clock' | 'config' | 'log'>;
/** Answers a call of the api, as its body; null where there is nothing at its path. */
export type Ask = (path: string) => Promise<unknown>;

/**
 * Draws the documents of an app whose pages are about no single restaurant from what the api answers. The app's own stands in
 * where the page is another for each visitor, and where drawing fails.
 */
export function createPageDocuments(
  { clock, config, log }: Needs,
  built: Omit<DocumentSite, 'origin'> & { readonly needs: readonly PageNeed[] },
  loadRenderer: () => Promise<PageRenderer>,
  ask: Ask,
): Draw {
  const { template, styles: sheet, needs } = built;
  const origin = new URL(config.publicUrl).origin;
  const drawn = remember((key) => draw(key), {
    for_ms: DRAWN_FOR_MS,
    most: MOST_PAGES,
    now: () => clock.now().getTime(),
  });

  async function draw(key: string): Promise<HeldDocument> {
    const [address, language] = JSON.parse(key) as [string, Language]; // made below
    const renderer = await loadRenderer();
    const { isPersonal = false } = renderer;
    const calls = renderer.callsFor(address, language) ?? [];
    const replies = await Promise.all(calls.map(ask));
    const { html, styles, isMissing } = await renderer.draw(
      { now: clock.now(), language, replies },
      { template, styles: sheet, origin },
    );
    const policy = contentSecurityPolicy(template, config, { styles, services: [], needs });
    return {
      html: makeHtmlDocument(html),
      policy,
      isMissing,
      isPersonal,
      varies: VARIES_BY_LANGUAGE,
    };
  }

  return async (address, { cookie, 'accept-language': accept }) => {
    try {
      const renderer = await loadRenderer();
      const language = renderer.languageFor({ cookie, accept });
      if (renderer.callsFor(address, language) === null) return null;
      const key = JSON.stringify([address, language]);
      return await (renderer.isPersonal ? draw(key) : drawn(key));
    } catch (error) {
      log.error({ err: error }, 'a page could not be drawn');
      return null;
    }
  };
}
