import { readFileSync } from 'node:fs';
import { fileOf, filesInDocument, fontsInStyles, weigh, withImports } from './bundle-size.mjs';

const BASE = '/_/diner-web/';
const ENGLISH = '../../packages/i18n/src/groups/browsing-en.ts';
const BUDGET_BYTES = 120_000;
const PAGE_BUDGET_BYTES = 40_000;
/** What the menus fetch once they have shown; the page of a menu, fetched then too, is the next page's. */
const AFTER = [
  'src/app/app-toasts.tsx',
  'src/app/house/web-house-links.tsx',
  'src/app/once-live.ts',
  'src/features/featured-campaigns/featured-campaigns.tsx',
  'src/features/restaurant-frame/connection-notice.tsx',
  '../../packages/i18n/src/groups/house-en.ts',
];
/** What a page fetches once it has nothing else to do. */
const AFTER_PAGE = { 'src/app/routes/menu.tsx': ['src/app/routes/filled-cart-bar.tsx'] };
const TABLE_DOOR = 'src/app/table/table-door.tsx';
const IS_PAGE = /^src\/app\/(?:routes|table\/routes|house|curbside|legal)\/[\w-]+\.tsx$/u;
const AT_TABLE = /^src\/app\/(?:table\/routes\/|house\/table-)/u;

/**
 * What the built guests' app in a folder makes a phone download: before the menus show, in all on that page, and what each other
 * page adds to it. A table's pages stand behind its door and are counted on top of it. Resolves to `{ shown, all, pages }`.
 */
export function measurePages(dist) {
  const manifest = read(`${dist}/.vite/manifest.json`);
  const parts = read(`${dist}/.vite/parts.json`);
  const inDocument = filesInDocument(readFileSync(`${dist}/index.html`, 'utf8'), BASE);
  const first = [...new Set([...withImports(manifest, inDocument), ...filesOf([ENGLISH])])];
  const fonts = first
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => fontsInStyles(readFileSync(`${dist}/${file}`, 'utf8'), BASE));
  const all = [...new Set([...first, ...filesOf(AFTER)])];
  const door = [...new Set([...all, ...filesOf([TABLE_DOOR])])];

  function filesOf(sources) {
    return withImports(
      manifest,
      sources.map((source) => fileOf(parts, source)),
    );
  }
  function added(source, before) {
    return weigh(
      dist,
      filesOf([source, ...(AFTER_PAGE[source] ?? [])]).filter((file) => !before.includes(file)),
    ).js;
  }
  const sources = Object.keys(parts).filter((source) => IS_PAGE.test(source));
  return {
    shown: weigh(dist, [...new Set([...first, ...fonts])]),
    all: weigh(dist, all).js,
    pages: [
      [TABLE_DOOR, added(TABLE_DOOR, all)],
      ...sources.map((source) => [source, added(source, AT_TABLE.test(source) ? door : all)]),
    ],
  };
}

/** What of these sizes is over the budget: 120 kB of gzipped JavaScript for the first page in all, 40 kB more for each other. */
export function overBudget({ all, pages }) {
  return [
    ['the page of the menus in all', all.gzip, BUDGET_BYTES],
    ...pages.map(([source, { gzip }]) => [source, gzip, PAGE_BUDGET_BYTES]),
  ]
    .filter(([, bytes, budget]) => bytes > budget)
    .map(([what, bytes, budget]) => `${what}: ${bytes} bytes of JavaScript, ${budget} are allowed`);
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
