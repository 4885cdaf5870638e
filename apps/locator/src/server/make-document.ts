import type { NearbyReply } from '@comanda/api-client';
import type { DocumentSite, DrawnDocument, Language } from '@comanda/contracts';
import {
  escapeHtml,
  fillDocument,
  moveStyles,
  scriptJson,
  styleText,
} from '@comanda/web/documents';
import { pathTo } from '#app/paths';
import { LIST_ID } from '#shared/drawn-list';
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
  const body = moveStyles(markup);
  const sheet = styleText(site.styles);
  const html = fillDocument(site.template, [
    [/<html lang="\w+">/, `<html lang="${language}" data-drawn-at="${now.getTime()}">`],
    [/<title>[^<]*<\/title>/, headOf(parts)],
    [/<link rel="stylesheet"[^>]*>/, `<style>${sheet}</style>`],
    [/<\/head>/, `<style>${body.css}</style></head>`],
    [/<div id="root"><\/div>/, `<div id="root">${body.markup}</div>`],
    [
      /<\/body>/,
      [
        `<script type="application/json" id="${LIST_ID}">${scriptJson(found)}</script>`,
        `<script type="application/ld+json">${scriptJson(structuredData(found, site.origin))}</script>`,
        '</body>',
      ].join('\n  '),
    ],
  ]);
  return { html, styles: [sheet, body.css], isMissing: false };
}

function headOf({ title, description, locale, site: { origin } }: Parts): string {
  const address = origin + pathTo('locator', {});
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    `<meta property="og:description" content="${escapeHtml(description)}" />`,
    `<meta property="og:url" content="${escapeHtml(address)}" />`,
    `<meta property="og:locale" content="${locale.replace('-', '_')}" />`,
  ].join('\n    ');
}
