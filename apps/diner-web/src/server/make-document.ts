import type { DocumentVisit, DrawnDocument } from '@comanda/contracts';
import { pathTo } from '#app/paths';
import { LOADING_STYLES, TEXTS_ID } from '@comanda/web/drawn-page';
import {
  escapeHtml,
  fillDocument,
  moveStyles,
  nestedThemeStyles,
  scriptJson,
  styleText,
  themeStyle,
} from '@comanda/web/documents';
import { canonicalPath, type ServedPage } from './find-page';
import { headOf, installationLinks } from './head';
import { structuredData } from './structured-data';

/** Placeholders of the built document that are filled here. */
const LANGUAGE = /<html lang="\w+">/;
const TITLE = /<title>[^<]*<\/title>/;
const ROOT = /<div id="root"><\/div>/;
const SHEET = /<link rel="stylesheet"[^>]*>/;

const NOTE =
  '.no-script{padding:var(--space-1) var(--space-2);background:var(--warning-soft);color:var(--text);text-align:center}';

type Parts = {
  readonly page: ServedPage;
  readonly visit: DocumentVisit;
  /** The page as drawn; empty = the script draws it. */
  readonly markup: string;
  /** Texts of the first screens, for the hydrating script. */
  readonly texts: object;
  /** Message shown without scripts, and the link text of the menus there. */
  readonly withoutScript: { readonly told: string; readonly menus: string };
  readonly template: string;
  /** Content of the style sheet that the template links to. */
  readonly styles: string;
  readonly origin: string;
};

/** The app's own document with a restaurant's page in it. */
export function makeDocument(parts: Parts): DrawnDocument {
  const { page, visit, markup, template, origin } = parts;
  const body = moveStyles(markup);
  // A drawn page is read before a style sheet of its own would be there.
  const sheet = markup === '' ? null : styleText(parts.styles);
  const loading = markup === '' ? [] : LOADING_STYLES;
  const css = [NOTE, ...loading, body.css].join('\n');
  const { restaurant, menus, language } = visit;
  const brands = nestedThemeStyles(menus.map((menu) => menu.theme));
  const theme = themeStyle(restaurant.theme);
  const marks = markup === '' ? '' : drawnMarks(visit);
  const built =
    sheet === null ? template : fillDocument(template, [[SHEET, `<style>${sheet}</style>`]]);
  // The page that a restaurant's home leads to is shown at once; the script corrects the address.
  const path = page.kind === 'menu' ? null : canonicalPath(page, restaurant.endpoint);
  const at = path === null ? '' : ` data-path="${path}"`;
  const html = fillDocument(built, [
    [LANGUAGE, `<html lang="${language}"${marks}${at}>`],
    [TITLE, headOf(page, visit, origin)],
    [
      /<\/head>/,
      `  ${installationLinks(visit)}${theme.html}${brands?.html ?? ''}<style>${css}</style>\n  </head>`,
    ],
    [ROOT, `${noteOf(parts)}<div id="root">${body.markup}</div>`],
    [/<\/body>/, `${textsOf(parts)}${dataOf(page, visit, origin)}</body>`],
  ]);
  return {
    html,
    styles: [...(sheet === null ? [] : [sheet]), theme.css, ...(brands ? [brands.css] : []), css],
    isMissing: page.kind === 'missing',
  };
}

/** Noscript note, with a link to the menus where nothing is rendered. */
function noteOf({ visit, markup, withoutScript }: Parts): string {
  const path = pathTo('order', { endpoint: visit.restaurant.endpoint });
  const way = markup === '' ? ` <a href="${path}">${escapeHtml(withoutScript.menus)}</a>` : '';
  return `<noscript><p class="no-script">${escapeHtml(withoutScript.told)}${way}</p></noscript>\n    `;
}

function textsOf({ markup, texts }: Parts): string {
  if (markup === '') return '';
  return `  <script type="application/json" id="${TEXTS_ID}">${scriptJson(texts)}</script>\n  `;
}

/** Says what the page was drawn from: the browser draws it again when that has changed meanwhile. */
function drawnMarks({ now, restaurant }: DocumentVisit): string {
  return ` data-drawn-at="${now.getTime()}" data-menu-version="${restaurant.menu_version}"`;
}

function dataOf(page: ServedPage, { restaurant, menus }: DocumentVisit, origin: string): string {
  if (canonicalPath(page, restaurant.endpoint) === null) return '';
  const data = scriptJson(structuredData(page, menus, { restaurant, origin }));
  return `  <script type="application/ld+json">${data}</script>\n  `;
}
