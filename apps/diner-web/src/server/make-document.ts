import type { DocumentVisit, DrawnDocument } from '@comanda/contracts';
import { offsetAround } from '@comanda/schedules';
import { deriveTheme, DRESS_ID, themeKey, themeToCss } from '@comanda/ui/theme';
import { writeClock } from '#app/document-clock';
import { TEXTS_ID } from '#app/drawn-texts';
import { pathTo } from '#app/paths';
import { escapeHtml, scriptJson, styleText } from './escape';
import { canonicalPath, type ServedPage } from './find-page';
import { headOf, installationLinks } from './head';
import { moveStyles } from './move-styles';
import { structuredData } from './structured-data';
import { usedStyles } from './used-styles';

/** What the built document has in the places that are filled here. */
const LANGUAGE = /<html lang="\w+">/;
const TITLE = /<title>[^<]*<\/title>/;
const ROOT = /<div id="root"><\/div>/;
const SHEET = /<link rel="stylesheet"[^>]*>/;
const SCRIPTS = /<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const FONT = /<link rel="preload" as="font"/;

const NOTE =
  '.no-script{padding:var(--space-1) var(--space-2);background:var(--warning-soft);color:var(--text);text-align:center}';

/**
 * A browser shows a document while it still comes. Until it is whole a sheet, or a page's top that is only begun, would grow before
 * one's eyes; and a category that rests by then would do so at half its height. The script sets the mark and takes it away: by `:has()`
 * a browser would look at all of them again whenever something is added to the page.
 */
const COMING = [
  'dialog{display:none}',
  ':is(aside,header):last-child{visibility:hidden}',
  'section{animation:none}',
].map((rule) => `[data-coming] #root ${rule}`);

/** Pictures that nobody sees yet come behind what makes the page live, or once the guest scrolls: the script takes the mark away then. */
const SEEN_FIRST =
  '@media (scripting:enabled){[data-seen-first] #root img[loading=lazy]:not([data-seen]){display:none}}';

/** Where a sheet covers its menu on a phone, what lies behind it neither moves nor is laid out until there is time for it (`menu-sections.module.css`). */
const COVERED =
  '@media (max-width:47.99rem){[data-covered][data-rests] #root nav{visibility:hidden}}';

/** The first of a menu's pictures, which lie behind a dish's sheet like the others. */
const EARLY = / loading="eager" fetchPriority="high"/g;

type Parts = {
  readonly page: ServedPage;
  readonly visit: DocumentVisit;
  /** The page as drawn; empty = the script draws it. */
  readonly markup: string;
  /** What its first screens say, for the script that takes the page over. */
  readonly texts: object;
  /** What is said where no script runs, and what the way to the menus is called there. */
  readonly withoutScript: { readonly told: string; readonly menus: string };
  readonly template: string;
  /** What is in the style sheet that the template links to. */
  readonly styles: string;
  readonly origin: string;
};

/** The app's own document with a restaurant's page in it. */
export function makeDocument(parts: Parts): DrawnDocument {
  const { page, visit, markup, template, origin } = parts;
  const body = moveStyles(behindSheet(markup));
  const drawn = markup === '' ? [] : [...COMING, SEEN_FIRST];
  const behind = isCovered(page) ? [COVERED] : [];
  const used = markup === '' ? null : stylesOf(page, parts.styles, body.markup);
  const css = [NOTE, ...drawn, ...behind, body.css].join('\n');
  const { restaurant, language } = visit;
  const dress = themeToCss(deriveTheme(restaurant.theme));
  const dressed = `<style id="${DRESS_ID}" data-theme="${escapeHtml(themeKey(restaurant.theme))}">${dress}</style>`;
  const marks = clockMark(visit) + (markup === '' ? '' : drawnMarks(page, visit));
  const install = installationLinks(visit);
  const built =
    used === null
      ? addToHead(template, install)
      : withLateParts(page, pictureFirst(page, visit, template), install, used);
  // What a restaurant's door leads to is shown at once; the script corrects the address.
  const path = page.kind === 'menu' ? null : canonicalPath(page, restaurant.endpoint);
  const at = path === null ? '' : ` data-path="${path}"`;
  const html = fill(built, [
    [LANGUAGE, `<html lang="${language}"${marks}${at}>`],
    [TITLE, headOf(page, visit, origin)],
    [/<\/head>/, `  ${dressed}<style>${css}</style>\n  </head>`],
    [ROOT, `${noteOf(parts)}<div id="root">${body.markup}</div>`],
    [/<\/body>/, `${textsOf(parts)}${dataOf(page, visit, origin)}</body>`],
  ]);
  return {
    html,
    styles: [...(used === null ? [] : [used]), dress, css],
    isMissing: page.kind === 'missing',
  };
}

/** What is there to be read is told of, and where nothing is drawn, led to. */
function noteOf({ visit, markup, withoutScript }: Parts): string {
  const path = pathTo('order', { endpoint: visit.restaurant.endpoint });
  const way = markup === '' ? ` <a href="${path}">${escapeHtml(withoutScript.menus)}</a>` : '';
  return `<noscript><p class="no-script">${escapeHtml(withoutScript.told)}${way}</p></noscript>\n    `;
}

function textsOf({ markup, texts }: Parts): string {
  if (markup === '') return '';
  return `  <script type="application/json" id="${TEXTS_ID}">${scriptJson(texts)}</script>\n  `;
}

/** What the script takes over was drawn of: it draws anew when that has changed meanwhile. */
function drawnMarks(page: ServedPage, { now, restaurant }: DocumentVisit): string {
  const covered = isCovered(page) ? ' data-covered' : '';
  return ` data-drawn-at="${now.getTime()}" data-menu-version="${restaurant.menu_version}"${covered} data-seen-first`;
}

/** What a browser would have to find out about the restaurant's zone before it can tell a time of day there. */
function clockMark({ now, restaurant: { timezone } }: DocumentVisit): string {
  const offset = offsetAround(now, timezone);
  return offset ? ` data-clock="${escapeHtml(writeClock({ timezone, offset }))}"` : '';
}

function behindSheet(markup: string): string {
  const sheet = markup.indexOf('<dialog');
  if (sheet < 0) return markup;
  return markup.slice(0, sheet).replaceAll(EARLY, ' loading="lazy"') + markup.slice(sheet);
}

/** Whether a dish's sheet is as high as it can be, for all that is on it. */
function isCovered(page: ServedPage): boolean {
  if (page.kind !== 'menu' || !page.dish) return false;
  const { image, item_modifier_groups } = page.dish.item;
  return image !== null && item_modifier_groups.length > 0;
}

function stylesOf(page: ServedPage, styles: string, markup: string): string {
  return hasAllStyles(page) ? styleText(styles) : usedStyles(styles, markup);
}

/** A whole sheet that comes later has each element styled once more: of a menu's hundreds that takes longer than to read it here. */
function hasAllStyles(page: ServedPage): boolean {
  return page.kind === 'menu';
}

/**
 * On a phone, where a restaurant's picture is most of what is seen, the font is left to be found by the first layout: asked for with
 * the document it would share a slow line with the picture. Not behind a dish: what a late font has laid out anew there is a whole menu.
 */
function pictureFirst(page: ServedPage, { restaurant }: DocumentVisit, template: string): string {
  if (page.kind === 'menu' || restaurant.header_image === null) return template;
  return template.replace(FONT, '<link rel="preload" media="(min-width:48rem)" as="font"');
}

/**
 * What is seen comes first: the document's own script takes these out of the template once the page has been painted, and a
 * picture that is on its way goes before them.
 */
function withLateParts(page: ServedPage, template: string, install: string, used: string): string {
  const sheet = hasAllStyles(page) ? [] : (template.match(SHEET) ?? []);
  const found = [...sheet, ...(template.match(SCRIPTS) ?? [])];
  const late = found.map((part) => part.replace('>', ' fetchpriority="low">')).join('');
  const parts = `<template id="late-parts">${late}${install}</template>`;
  const built = fill(template.replaceAll(SCRIPTS, ''), [[SHEET, `<style>${used}</style>`]]);
  return addToHead(built, parts);
}

function addToHead(template: string, markup: string): string {
  return fill(template, [[/<\/head>/, `  ${markup}\n  </head>`]]);
}

function dataOf(page: ServedPage, { restaurant, menus }: DocumentVisit, origin: string): string {
  if (canonicalPath(page, restaurant.endpoint) === null) return '';
  const data = scriptJson(structuredData(page, menus, { restaurant, origin }));
  return `  <script type="application/ld+json">${data}</script>\n  `;
}

function fill(template: string, parts: readonly (readonly [RegExp, string])[]): string {
  return parts.reduce((html, [place, content]) => {
    // A function, so that no "$" of a restaurant's is read as a reference.
    if (html.search(place) < 0) {
      throw new Error(`The document has no ${String(place)} to fill: index.html must have one.`);
    }
    return html.replace(place, () => content);
  }, template);
}
