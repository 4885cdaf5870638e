import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_ORIGIN, type Language } from '@comanda/contracts';
import { createLoader } from '../../surfaces/load-renderer';

export type ContactState = {
  readonly typed: Readonly<Record<string, string>>;
  readonly faults?: Readonly<Record<string, string>>;
  readonly isLimited?: boolean;
};

type Site = { readonly template: string; readonly contactScript: string };

/** The half of the public site that draws its pages on a server. */
type SitePages = {
  readonly findFaults: (
    typed: Readonly<Record<string, string>>,
  ) => Readonly<Record<string, string>>;
  readonly drawContact: (site: Site, language: Language, state: ContactState) => Promise<string>;
};

/** Checks and draws the public site's contact page. */
export type ContactPage = {
  readonly findFaults: SitePages['findFaults'];
  readonly draw: (language: Language, state: ContactState) => Promise<string>;
};

/**
 * Returns a function that loads the contact page of the public site beside surfaces.json; null where it was not built.
 * The page names `origin` as its own.
 */
export function createContactPageLoader(
  root: string,
  origin: string,
): (() => Promise<ContactPage>) | null {
  const built = join(root, 'apps', 'marketing', 'dist');
  return createLoader<SitePages, ContactPage>(built, 'site.mjs', (pages) => {
    const { contactScript } = JSON.parse(readFileSync(join(built, 'site.json'), 'utf8')) as Site;
    const site = { contactScript, template: readFileSync(join(built, 'index.html'), 'utf8') };
    return {
      findFaults: pages.findFaults,
      async draw(language, state) {
        const html = await pages.drawContact(site, language, state);
        return html.replaceAll(BUILT_ORIGIN, origin);
      },
    };
  });
}
