// What a phone downloads before the menu shows, what each page adds, and what the domain weighs. Budget: 140 kB of JS.
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import {
  fileOf,
  filesInDocument,
  fontsInStyles,
  sumOf,
  weigh,
  withImports,
} from './lib/bundle-size.mjs';
import { fromRoot } from './lib/paths.mjs';
import { turbo } from './lib/run.mjs';
import { step, table } from './lib/steps.mjs';

const BUDGET_KB = 140;
const DIST = fromRoot('apps/diner-web/dist');
const BASE = '/_/diner-web/';
const PAGES = 'src/app/';
/** The doors and their pages; both are fetched when they are needed. */
const IS_PAGE = /^src\/app\/(?:routes\/|table\/(?:routes\/|table-door))/u;
/** The page of /v2/{endpoint}/order; while it is part of the shell the manifest does not name it. */
const ORDER_PAGE = `${PAGES}routes/order.tsx`;
const ENGLISH = '../../packages/i18n/src/groups/browsing-en.ts';
const DOMAIN = ['kernel', 'modifiers', 'schedules', 'cart', 'campaigns', 'totals'];

const { status } = await step('build', () =>
  turbo('build', ['--only', '--filter=@comanda/diner-web']),
);
process.exitCode = status === 0 ? await main() : status;

async function main() {
  const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'));
  const firstFiles = filesBeforeMenu(manifest);
  const first = weigh(DIST, firstFiles);
  const figures = [
    ['before the menu shows: JS', first.js],
    ['before the menu shows: CSS', first.css],
    ['before the menu shows: fonts', first.font],
    ...laterRoutes(manifest, firstFiles),
    ['domain packages', await weighDomain()],
  ];
  const heads = ['what', 'files', 'raw kB', 'gzip kB', 'brotli kB'];
  console.log(`\n${table([heads, ...figures.map(row)])}\n`);
  for (const [what, sizes] of figures)
    console.log(JSON.stringify({ bench: 'size', what, ...sizes }));

  const used = first.js.gzip / 1000;
  const isWithin = used <= BUDGET_KB;
  console.log(
    `\n${used.toFixed(1)} kB of JS before the menu shows, budget ${BUDGET_KB} kB: ${isWithin ? 'kept' : 'EXCEEDED'}`,
  );
  return isWithin ? 0 : 1;
}

function filesBeforeMenu(manifest) {
  const inDocument = filesInDocument(readFileSync(`${DIST}/index.html`, 'utf8'), BASE);
  const fetched = [ENGLISH, ...(manifest[ORDER_PAGE] ? [ORDER_PAGE] : [])];
  const files = withImports(manifest, [
    ...inDocument,
    ...fetched.map((source) => fileOf(manifest, source)),
  ]);
  const styles = files.filter((file) => file.endsWith('.css'));
  const fonts = styles.flatMap((file) =>
    fontsInStyles(readFileSync(`${DIST}/${file}`, 'utf8'), BASE),
  );
  return [...new Set([...files, ...fonts])];
}

/** What each other page adds to what is there already. */
function laterRoutes(manifest, firstFiles) {
  return Object.keys(manifest)
    .filter((key) => IS_PAGE.test(key) && manifest[key].isDynamicEntry && key !== ORDER_PAGE)
    .map((key) => {
      const added = withImports(manifest, [manifest[key].file]).filter(
        (file) => !firstFiles.includes(file),
      );
      return [`then ${key.slice(PAGES.length).replace(/\.tsx$/u, '')}: JS`, weigh(DIST, added).js];
    });
}

async function weighDomain() {
  const { outputFiles } = await build({
    stdin: {
      contents: DOMAIN.map((name) => `export * as ${name} from './${name}/src/index.ts';`).join(
        '\n',
      ),
      resolveDir: fromRoot('packages'),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outfile: 'domain.js',
    write: false,
  });
  return sumOf([outputFiles[0].contents]);
}

function row([what, { files, raw, gzip, brotli }]) {
  return [what, String(files), ...[raw, gzip, brotli].map((bytes) => (bytes / 1000).toFixed(1))];
}
