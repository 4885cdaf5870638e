// How fast the product answers on a slow phone: Lighthouse on four pages, a tap on Add with the server up and down, and an order
// of forty taps on a menu of 300 dishes, beside a bare page on the same libraries.
// node scripts/bench/web.mjs [--runs=5] [--items=300] [--only=lighthouse,taps] [--pages=home,menu,item,cart] [--throttling=simulate,devtools]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startBareBrowser } from './browser.mjs';
import { startFloorSite } from './floor-site.mjs';
import { startBenchProduct } from './product.mjs';
import { LARGE, writeLargeRestaurant } from './large-restaurant.mjs';
import { lookWithLighthouse } from './lighthouse.mjs';
import { measureAdding, measureOrder, openOnPhone } from './taps.mjs';
import { ensureBrowser } from '../lib/browser.mjs';
import { freePort } from '../lib/ports.mjs';
import { turbo } from '../lib/run.mjs';
import { step } from '../lib/steps.mjs';

const ENDPOINT = 'harbor';
const ADDED = 10;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    items: { type: 'string', default: '300' },
    only: { type: 'string', default: 'lighthouse,taps' },
    pages: { type: 'string', default: 'home,menu,item,cart' },
    throttling: { type: 'string', default: 'simulate,devtools' },
  },
});
const parts = values.only.split(',');
const wanted = values.pages.split(',');
const methods = values.throttling.split(',');
process.exitCode = await main();

async function main() {
  const built = await step('build', () => turbo('build'));
  const found = await step('browser', ensureBrowser);
  if (built.status !== 0 || found.status !== 0) return 1;
  const product = await startBenchProduct('pglite');
  try {
    if (parts.includes('lighthouse')) await lookAtPages(product, found.note);
    if (parts.includes('taps')) await tapAround(product, found.note);
    return 0;
  } finally {
    await product.stop();
  }
}

async function lookAtPages(product, executablePath) {
  const menusUrl = `${product.url}/api/menu/${ENDPOINT}/menus`;
  const { menus } = await (await fetch(menusUrl)).json();
  const site = await startFloorSite(join(product.home, 'floor'), menusUrl);
  const port = await freePort();
  const [{ menu_id, categories }] = menus;
  const [{ category_id, items }] = categories;
  const base = `${product.url}/v2/${ENDPOINT}`;
  const menu = `${base}/m/${menu_id}`;
  const pages = [
    ['home', `${base}/home`],
    ['menu', menu],
    ['item', `${menu}/c/${category_id}/i/${items[0].item_id}`],
    ['bare page', site.url],
  ].filter(([name]) => name === 'bare page' || wanted.includes(name));
  const browser = await startBareBrowser(executablePath, join(product.home, 'profile'), port);
  await lookInTurn(pages, port, {});
  await browser.stop();
  await site.stop();
  if (!wanted.includes('cart')) return;
  const kept = join(product.home, 'kept');
  await fillCart(await chromium.launchPersistentContext(kept, { executablePath }), menu);
  const keeping = await startBareBrowser(executablePath, kept, port);
  await lookInTurn([['cart', `${base}/cart`]], port, { isKept: true });
  await keeping.stop();
}

/** Looks at each page in turn, as often as wanted, and prints the medians. */
async function lookInTurn(pages, port, options) {
  for (const throttling of methods) {
    const looks = pages.map(() => []);
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [index, [, url]] of pages.entries())
        looks[index].push(await lookWithLighthouse(url, port, { ...options, throttling }));
    for (const [index, [page]] of pages.entries())
      report({ bench: 'lighthouse', throttling, page, ...medians(looks[index]) });
  }
}

async function fillCart(browser, menu) {
  const page = await browser.newPage();
  await page.goto(menu);
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('link', { name: /View order/ }).waitFor();
  // A guest chooses for longer than it takes to keep the files.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  await browser.close();
}

async function tapAround(product, executablePath) {
  await product.importBundle(writeLargeRestaurant(product.home, Number(values.items)));
  const browser = await chromium.launch({ executablePath });
  const menusUrl = `${product.url}/api/menu/${LARGE}/menus`;
  const { menus } = await (await fetch(menusUrl)).json();
  const site = await startFloorSite(join(product.home, 'floor-taps'), menusUrl);
  const bare = await onPhone(browser, site.url, (page) => measureAdding(page, ADDED));
  report({ bench: 'tap', page: 'bare', ...spread(bare) });
  report({ bench: 'order', page: 'bare', ...(await onPhone(browser, site.url, measureOrder)) });
  await site.stop();
  const url = `${product.url}/v2/${LARGE}/m/${menus[0].menu_id}`;
  const order = await onPhone(browser, url, measureOrder);
  report({ bench: 'order', items: Number(values.items), ...order });
  await onPhone(browser, url, async (page) => {
    const [first, ...others] = await measureAdding(page, ADDED);
    report({ bench: 'tap', server: 'up', first_ms: round(first.told), ...spread(others) });
    await product.stopApi();
    const down = await measureAdding(page, ADDED, ADDED);
    report({ bench: 'tap', server: 'down', ...spread(down) });
  });
  await browser.close();
}

/** One page at a time: a processor that is made slow spends what it does not use, and two pages would take both cores. */
async function onPhone(browser, url, work) {
  const page = await openOnPhone(browser, url);
  const result = await work(page);
  await page.context().close();
  return result;
}

function medians(runs) {
  const numbers = Object.keys(runs[0]).filter((name) => typeof runs[0][name] === 'number');
  const failed = [...new Set(runs.flatMap((run) => run.failed))];
  const middle = numbers.map((name) => [name, median(runs.map((run) => run[name]))]);
  return { ...Object.fromEntries(middle), failed };
}

function spread(times) {
  const [heard, told, drawn] = ['heard', 'told', 'drawn'].map((name) =>
    times.map((time) => time[name]),
  );
  return {
    heard_median_ms: round(median(heard)),
    median_ms: round(median(told)),
    worst_ms: round(Math.max(...told)),
    drawn_median_ms: round(median(drawn)),
  };
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function round(ms) {
  return Math.round(ms * 10) / 10;
}

function report(figure) {
  console.log(JSON.stringify(figure));
}
