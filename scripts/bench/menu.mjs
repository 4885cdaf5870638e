// How long a phone waits for the first dish, and until it can be tapped: the built product in Chromium with a slow processor on Slow 4G, beside a bare
// page on the same libraries. node scripts/bench/menu.mjs [--runs=5] [--trace]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startFloorSite } from './floor-site.mjs';
import { startBenchProduct } from './product.mjs';
import { visitTwice } from './visit.mjs';
import { ensureBrowser } from '../lib/browser.mjs';
import { turbo } from '../lib/run.mjs';
import { step, table } from '../lib/steps.mjs';

const ENDPOINT = 'harbor';
const HEADS = [
  'page',
  'cache',
  'first item ms',
  'usable ms',
  'LCP ms',
  'CLS',
  'requests',
  'no pictures',
  'in sequence',
  'kB',
];
const MEASURED = ['shown_ms', 'usable_ms', 'lcp_ms', 'cls', 'requests', 'needed', 'chain', 'kB'];

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, trace: { type: 'boolean', default: false } },
});
process.exitCode = await main();

async function main() {
  const built = await step('build', () => turbo('build'));
  const browser = await step('browser', ensureBrowser);
  if (built.status !== 0 || browser.status !== 0) return 1;
  const product = await startBenchProduct('pglite');
  try {
    await measure(product, browser.note);
    return 0;
  } finally {
    await product.stop();
  }
}

async function measure(product, executablePath) {
  const menusUrl = `${product.url}/api/menu/${ENDPOINT}/menus`;
  const { menus } = await (await fetch(menusUrl)).json();
  const site = await startFloorSite(join(product.home, 'floor'), menusUrl);
  const browser = await chromium.launch({ executablePath });
  const order = `${product.url}/v2/${ENDPOINT}/order`;
  const pages = [
    ['menus', order],
    ['one menu', order.replace('order', `m/${menus[0].menu_id}`)],
    ['bare page', site.url],
  ];
  // Once unmeasured: the server compresses on first demand.
  for (const [, url] of pages) await visitTwice(browser, url);
  const visits = new Map(pages.map(([name]) => [name, []]));
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const [name, url] of pages) visits.get(name).push(await visitTwice(browser, url));
  await browser.close();
  await site.stop();
  report(visits);
}

function report(visits) {
  const figures = [...visits].flatMap(([page, runs]) =>
    ['cold', 'warm'].map((cache) => {
      if (values.trace) trace(page, cache, runs.at(-1)[cache]);
      const medians = MEASURED.map((name) => [name, median(runs.map((run) => run[cache][name]))]);
      return { bench: 'first-item', page, cache, ...Object.fromEntries(medians) };
    }),
  );
  const rows = figures.map((figure) =>
    [figure.page, figure.cache, ...MEASURED.map((name) => figure[name])].map(String),
  );
  console.log(`\n${table([HEADS, ...rows])}\n`);
  for (const figure of figures) console.log(JSON.stringify(figure));
}

/** Every request of one visit, in the order they began. */
function trace(page, cache, { all, shown_ms }) {
  console.log(`\n${page}, ${cache}: first item after ${shown_ms} ms`);
  for (const { began, ended, bytes, isCached, type, url } of all) {
    const times = [began, ended].map((ms) => String(Math.round(ms)).padStart(6)).join(' →');
    const size = isCached ? 'cache' : String(bytes);
    console.log(`${times}  ${size.padStart(7)}  ${type.padEnd(10)} ${new URL(url).pathname}`);
  }
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
