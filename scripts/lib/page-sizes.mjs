import { readFileSync } from 'node:fs';
import { filesInDocument, fontsInStyles, weigh } from '../../packages/build/src/bundle-size.mjs';
import { filesOf, readManifest, withImports } from '../../packages/build/src/manifest.mjs';

const BASE = '/_/diner-web/';
const ENGLISH = '../../packages/i18n/src/groups/browsing-en.ts';
/** The texts that the page of the menus fetches once it has shown. */
const LATE_TEXTS = '../../packages/i18n/src/groups/venue-en.ts';
const BUDGET_BYTES = 160_000;
const PAGE_BUDGET_BYTES = 60_000;
/** The share of a budget that is kept free: a page that uses some of it is named in a warning. */
const AIR = 0.1;
/** The sources that a page fetches once it has nothing else to do. */
const AFTER_PAGE = { 'src/app/routes/menu.tsx': ['src/app/routes/filled-cart-bar.tsx'] };
/** Fetched by the pages of a theme that asks for it. */
const FONT_OF_A_THEME = /source-serif/u;
const TABLE_DOOR = 'src/app/table/table-routes.tsx';
const IS_PAGE = /^src\/app\/(?:routes|table\/routes|hotel|curbside|legal)\/[\w-]+\.tsx$/u;
const AT_TABLE = /^src\/app\/(?:table\/routes\/|hotel\/table-)/u;

/**
 * Returns the sizes of the files that the guests' app built in a folder makes a phone download: before the menus show, in all on
 * that page, and how much each other page adds. A table's pages stand behind its door and are counted on top of it.
 */
export function measurePages(dist) {
  const manifest = readManifest(dist);
  const inDocument = filesInDocument(readFileSync(`${dist}/index.html`, 'utf8'), BASE);
  const first = unique([...withImports(manifest, inDocument), ...filesOf(manifest, [ENGLISH])]);
  const fonts = first
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => fontsInStyles(readFileSync(`${dist}/${file}`, 'utf8'), BASE))
    .filter((file) => !FONT_OF_A_THEME.test(file));
  const all = unique([...first, ...filesOf(manifest, [LATE_TEXTS])]);
  const door = unique([...all, ...filesOf(manifest, [TABLE_DOOR])]);

  function added(source, before) {
    const files = filesOf(manifest, [source, ...(AFTER_PAGE[source] ?? [])]);
    return weigh(
      dist,
      files.filter((file) => !before.includes(file)),
    ).js;
  }
  const sources = Object.keys(manifest).filter((source) => IS_PAGE.test(source));
  return {
    shown: weigh(dist, unique([...first, ...fonts])),
    all: weigh(dist, all).js,
    pages: [
      [TABLE_DOOR, added(TABLE_DOOR, all)],
      ...sources.map((source) => [source, added(source, AT_TABLE.test(source) ? door : all)]),
    ],
  };
}

/** Compares sizes with the budgets: `over` are faults, `near` are the pages that use the air below their budget. */
export function compareWithBudget({ all, pages }) {
  const rows = [
    ['the page of the menus in all', all.gzip, BUDGET_BYTES],
    ...pages.map(([source, { gzip }]) => [source, gzip, PAGE_BUDGET_BYTES]),
  ];
  return {
    over: rows.filter(([, bytes, budget]) => bytes > budget).map(line),
    near: rows
      .filter(([, bytes, budget]) => bytes <= budget && bytes > budget * (1 - AIR))
      .map(line),
  };
}

function line([what, bytes, budget]) {
  return `${what}: ${bytes} bytes of JavaScript, ${budget} are allowed`;
}

function unique(files) {
  return [...new Set(files)];
}
