import type { NearbyReply } from '@comanda/api-client';
import type { DocumentSite, DrawnDocument, Language } from '@comanda/contracts';
import { escapeHtml, pageDocument } from '@comanda/web/documents';
import { pathTo } from '#app/paths';
import { structuredData } from './structured-data';

type Parts = {
  readonly site: DocumentSite;
  readonly language: Language;
  readonly locale: string;
  readonly title: string;
  readonly description: string;
  readonly found: NearbyReply;
  readonly now: Date;
  readonly markup: string;
};

/** The app's own document with the list in it. */
export function makeDocument(parts: Parts): DrawnDocument {
  const { site, language, found, now, markup } = parts;
  const linkedData = structuredData(found, site.origin);
  return pageDocument(
    { language, now, head: headOf(parts), markup, reply: found, linkedData },
    site,
  );
}

function headOf({ title, description, locale, site: { origin } }: Parts): readonly string[] {
  const address = origin + pathTo('locator', {});
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    `<meta property="og:description" content="${escapeHtml(description)}" />`,
    `<meta property="og:url" content="${escapeHtml(address)}" />`,
    `<meta property="og:locale" content="${locale.replace('-', '_')}" />`,
  ];
}
