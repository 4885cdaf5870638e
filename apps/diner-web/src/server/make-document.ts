import type { DocumentVisit, DrawnDocument } from '@comanda/contracts';
import { deriveTheme, DRESS_ID, themeKey, themeToCss } from '@comanda/ui/theme';
import { escapeHtml, scriptJson } from './escape';
import { canonicalPath, type ServedPage } from './find-page';
import { headOf } from './head';
import { moveStyles } from './move-styles';
import { structuredData } from './structured-data';

/** What the built document has in the places that are filled here. */
const LANGUAGE = /<html lang="\w+">/;
const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';

type Parts = {
  readonly page: ServedPage;
  readonly visit: DocumentVisit;
  /** The page as drawn; empty = the script draws it. */
  readonly markup: string;
  readonly template: string;
  readonly origin: string;
};

/** The app's own document with a restaurant's page in it. */
export function makeDocument({ page, visit, markup, template, origin }: Parts): DrawnDocument {
  const body = moveStyles(markup);
  const { restaurant, language, now } = visit;
  const dress = themeToCss(deriveTheme(restaurant.theme));
  const dressed = `<style id="${DRESS_ID}" data-theme="${escapeHtml(themeKey(restaurant.theme))}">${dress}</style>`;
  // The script takes over what was drawn of what it reads itself, and draws anew when that has changed meanwhile.
  const drawn =
    markup === ''
      ? ''
      : ` data-drawn-at="${now.getTime()}" data-menu-version="${restaurant.menu_version}"`;
  const html = fill(template, [
    [LANGUAGE, `<html lang="${language}"${drawn}>`],
    [TITLE, headOf(page, visit, origin)],
    ['</head>', `  ${dressed}<style>${body.css}</style>\n  </head>`],
    [ROOT, `<div id="root">${body.markup}</div>`],
    ['</body>', `${dataOf(page, visit, origin)}</body>`],
  ]);
  return { html, styles: [dress, body.css] };
}

function dataOf(page: ServedPage, { restaurant, menus }: DocumentVisit, origin: string): string {
  if (canonicalPath(page, restaurant.endpoint) === null) return '';
  const data = scriptJson(structuredData(page, menus, { restaurant, origin }));
  return `  <script type="application/ld+json">${data}</script>\n  `;
}

function fill(template: string, parts: readonly (readonly [RegExp | string, string])[]): string {
  return parts.reduce((html, [place, content]) => {
    // A function, so that no "$" of a restaurant's is read as a reference.
    const filled = html.replace(place, () => content);
    if (filled === html && content !== '') {
      throw new Error(`The document has no ${String(place)} to fill: index.html must have one.`);
    }
    return filled;
  }, template);
}
