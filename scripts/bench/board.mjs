// How smooth the order board stays at 1920×1080 with 300 tickets while 50 orders a second are moved by the api, beside a bare
// list that moves as many.
// node scripts/bench/board.mjs [--tickets=300] [--changes=50] [--seconds=20] [--database=postgres]
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { countReads, moveBareTickets, watchFrames } from './board-page.mjs';
import { fillCart } from './cart.mjs';
import { quantile } from './load.mjs';
import { createOrdering } from './orders.mjs';
import { seatGuests } from './guests.mjs';
import { startBenchProduct } from './product.mjs';
import { ensureBrowser } from '../lib/browser.mjs';
import { findPostgres } from '../lib/postgres.mjs';
import { turbo } from '../lib/run.mjs';
import { step, table } from '../lib/steps.mjs';

const ENDPOINT = 'harbor';
const PIN = '2468';
/** Two steps on and two back, so that no ticket leaves the board. */
const STEPS = [
  { path: 'status', body: { status: 'ORDER_PREPARING' } },
  { path: 'status', body: { status: 'ORDER_READY' } },
  { path: 'status/undo', body: { from: 'ORDER_READY' } },
  { path: 'status/undo', body: { from: 'ORDER_PREPARING' } },
];

const { values } = parseArgs({
  options: {
    tickets: { type: 'string', default: '300' },
    changes: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
    database: { type: 'string', default: findPostgres() ? 'postgres' : 'pglite' },
  },
});
const plan = {
  tickets: Number(values.tickets),
  changes: Number(values.changes),
  seconds: Number(values.seconds),
};
process.exitCode = await main();

async function main() {
  const built = await step('build', () => turbo('build'));
  const found = await step('browser', ensureBrowser);
  if (built.status !== 0 || found.status !== 0) return 1;
  const product = await startBenchProduct(values.database);
  const browser = await chromium.launch({ executablePath: found.note, args: ['--no-sandbox'] });
  try {
    await placeOrders(product);
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    const bare = await measureBareList(page);
    const ours = await measureBoard(page, product);
    const heads = ['what', 'changes/s', 'reads/s', 'frames/s', 'p50 ms', 'p99 ms', 'worst ms'];
    console.log(`\n${table([heads, row('the board', ours), row('a bare list', bare)])}\n`);
    console.log(JSON.stringify({ bench: 'board', ...plan, ours, bare }));
    return 0;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function placeOrders(product) {
  const cart = await fillCart(product.url, ENDPOINT);
  const guests = await seatGuests(product.url, cart.restaurant_id, Math.ceil(plan.tickets / 2));
  const client = await createOrdering(product, guests, cart).openCounterClient();
  for (let order = 0; order < plan.tickets; order += 1) await client.work();
  client.close();
}

async function measureBareList(page) {
  await page.setContent('<!doctype html><main></main>');
  const changes = page.evaluate(moveBareTickets, plan);
  return { ...(await framesOf(page)), changes_per_s: (await changes) / plan.seconds };
}

async function measureBoard(page, { url }) {
  const cookie = await signIn(page, url);
  const orders = await listOrders(url, cookie);
  await page.goto(`${url}/staff?restaurant=${ENDPOINT}`);
  await page
    .getByRole('article')
    .nth(plan.tickets - 1)
    .waitFor({ state: 'attached' });
  const moving = moveOrders(url, cookie, orders);
  const frames = framesOf(page);
  const rereads = page.evaluate(countReads, plan.seconds);
  const changes_per_s = (await moving) / plan.seconds;
  return { ...(await frames), changes_per_s, reads_per_s: (await rereads) / plan.seconds };
}

/** Moves the orders in turn, so many a second at most; resolves with how many moves were made. */
async function moveOrders(url, cookie, orders) {
  const until = performance.now() + plan.seconds * 1000;
  const between = 1000 / plan.changes;
  const underWay = [];
  let next = performance.now();
  for (let move = 0; performance.now() < until; move += 1) {
    const { path, body } = STEPS[Math.floor(move / orders.length) % STEPS.length];
    underWay.push(post(url, `/orders/${orders[move % orders.length]}/${path}`, body, cookie));
    next += between;
    await sleep(Math.max(0, next - performance.now()));
  }
  const replies = await Promise.all(underWay);
  return replies.filter(({ ok }) => ok).length;
}

async function framesOf(page) {
  const frames = (await page.evaluate(watchFrames, plan.seconds)).toSorted((a, b) => a - b);
  return {
    frames_per_s: frames.length / plan.seconds,
    p50_ms: quantile(frames, 0.5),
    p99_ms: quantile(frames, 0.99),
    worst_ms: frames.at(-1),
  };
}

/** Signs the browser in; resolves with the cookie that it holds from then on. */
async function signIn(page, url) {
  const { restaurant } = await (await fetch(`${url}/api/restaurant/${ENDPOINT}`)).json();
  const { restaurant_id } = restaurant;
  const data = { restaurant_id, pin: PIN };
  const reply = await page.request.post(`${url}/api/staff/signIn`, {
    data,
    headers: { origin: url },
  });
  if (!reply.ok()) throw new Error(`The sign-in was answered with ${reply.status()}.`);
  const cookies = await page.context().cookies(`${url}/api`);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function listOrders(url, cookie) {
  const ids = [];
  let cursor = '';
  do {
    const reply = await fetch(`${url}/api/staff/orders?limit=200${cursor}`, {
      headers: { cookie },
    });
    const { orders, next_cursor } = await reply.json();
    ids.push(...orders.map(({ order_id }) => order_id));
    cursor = next_cursor === null ? '' : `&cursor=${encodeURIComponent(next_cursor)}`;
  } while (cursor !== '');
  return ids;
}

function post(url, path, body, cookie) {
  return fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      origin: url,
      cookie,
    },
    body: JSON.stringify(body),
  });
}

function row(name, { changes_per_s, reads_per_s = 0, frames_per_s, p50_ms, p99_ms, worst_ms }) {
  const figures = [changes_per_s, reads_per_s, frames_per_s, p50_ms, p99_ms, worst_ms];
  return [name, ...figures.map((figure) => figure.toFixed(1))];
}
