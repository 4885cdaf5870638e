// Measures the download of the menus page, the share that each other page adds, and the domain packages. Budgets: 160 kB of JS, 60 kB more.
import { build } from 'esbuild';
import { sumOf } from '../../packages/build/src/bundle-size.mjs';
import { compareWithBudget, measurePages } from '../lib/page-sizes.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { turbo } from '../lib/run.mjs';
import { step, table } from '../lib/steps.mjs';

const DOMAIN = ['kernel', 'modifiers', 'schedules', 'cart', 'campaigns', 'totals'];

const { status } = await step('build', () => turbo('build', ['--filter=@comanda/diner-web']));
process.exitCode = status === 0 ? await main() : status;

async function main() {
  const { shown, all, pages } = measurePages(fromRoot('apps/diner-web/dist'));
  const figures = [
    ['before the menu shows: JS', shown.js],
    ['before the menu shows: CSS', shown.css],
    ['before the menu shows: fonts', shown.font],
    ['the page of the menus in all: JS', all],
    ...pages.map(([source, sizes]) => [`then ${nameOf(source)}: JS`, sizes]),
    ['domain packages', await weighDomain()],
  ];
  const heads = ['what', 'files', 'raw kB', 'gzip kB', 'brotli kB'];
  console.log(`\n${table([heads, ...figures.map(row)])}\n`);
  for (const [what, sizes] of figures)
    console.log(JSON.stringify({ bench: 'size', what, ...sizes }));

  const { over, near } = compareWithBudget({ all, pages });
  if (near.length > 0) console.log(`\nclose to the budget\n${near.join('\n')}`);
  console.log(over.length === 0 ? '\nwithin the budget' : `\nEXCEEDED\n${over.join('\n')}`);
  return over.length === 0 ? 0 : 1;
}

function nameOf(source) {
  return source.replace(/^src\/app\/(?:routes\/)?/u, '').replace(/\.tsx$/u, '');
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
  return [what, String(files), ...[raw, gzip, brotli].map(kB)];
}

function kB(bytes) {
  return (bytes / 1000).toFixed(1);
}
