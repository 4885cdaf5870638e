import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@comanda/contracts';

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

/** Draws the public site's contact page; null where the site was not built. */
export type ContactPage = {
  readonly findFaults: SitePages['findFaults'];
  readonly draw: (language: Language, state: ContactState) => Promise<string>;
};

/** Loads the contact page of the public site beside surfaces.json; null where it was not built. */
export async function loadContactPage(root: string): Promise<ContactPage | null> {
  const folder = join(root, 'apps', 'marketing');
  const file = join(folder, 'dist-server', 'site.mjs');
  if (!existsSync(file)) return null;
  const pages = (await import(pathToFileURL(file).href)) as SitePages; // the site's own build
  const { contactScript } = JSON.parse(
    readFileSync(join(folder, 'dist', 'site.json'), 'utf8'),
  ) as Site;
  const site = {
    contactScript,
    template: readFileSync(join(folder, 'dist', 'index.html'), 'utf8'),
  };
  return {
    findFaults: pages.findFaults,
    draw: (language, state) => pages.drawContact(site, language, state),
  };
}
