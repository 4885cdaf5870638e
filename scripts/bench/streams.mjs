import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { openConnection, toRequest } from './connection.mjs';
import { openCaller } from './guests.mjs';
import { quantile } from './load.mjs';

const STREAMS = 500;
/** Of the demo's Harbor Burger & Bowl. */
const DEMO_PIN = '2468';
/** In the middle so many are cut off, and come back. */
const CUT = 100;
/** A table orders less than its limit allows. */
const ORDERS = 60;
const PAUSE_MS = 100;
const DELIVERY_TIMEOUT_MS = 10_000;
const EVENT = /"order_id":"([\da-f-]{36})"/gu;
const ID = /\nid: (\S+)\n/gu;

/** How long after its commit an order is shown on open event streams, ours and bare; on ours some are cut off in between. */
export async function measureStreams(product, floor, guests, { cart, acknowledged }) {
  const guest = guests.borrow();
  const path = `/api/events?topics=board:${cart.restaurant_id}`;
  const authorization = `Bearer ${await signIn(product.url, cart.restaurant_id)}`;
  const call = await openCaller(product.url);
  const ours = await listenAndOrder(product, {
    open: () => openStream(product.url, path, { authorization }),
    cut: CUT,
    async order() {
      const body = { ...cart, guest_id: guest.guest_id, payment_method: 'COUNTER' };
      const { order } = await call('/api/orders/orderAndPay', body, guest);
      acknowledged.counter += 1;
      return order.order_id;
    },
    table: 'orders',
  });
  call.close();
  const connection = await openConnection(floor.url);
  const news = toRequest(floor.url, 'POST', '/news', { body: cart });
  const bare = await listenAndOrder(product, {
    open: () => openStream(floor.url, '/events', {}),
    cut: 0,
    order: async () => JSON.parse((await connection.send(news)).body.toString()).order_id,
    table: 'bare_orders',
  });
  connection.close();
  guests.giveBack(guest);
  return { streams: STREAMS, orders: ORDERS, cut: CUT, ours, bare };
}

/** Boards listen: what guests may have at once from one network is fewer. */
async function signIn(url, restaurant_id) {
  const reply = await fetch(`${url}/api/staff/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ restaurant_id, pin: DEMO_PIN }),
  });
  if (!reply.ok) throw new Error(`Staff could not sign in: ${await reply.text()}`);
  return (await reply.json()).token;
}

async function listenAndOrder({ databaseUrl }, { open, cut, order, table }) {
  const streams = await Promise.all(Array.from({ length: STREAMS }, open));
  const ids = [];
  for (let count = 0; count < ORDERS; count += 1) {
    ids.push(await order());
    if (count === ORDERS / 2)
      for (const stream of streams.slice(0, cut)) void stream.cutAndComeBack();
    await setTimeout(PAUSE_MS);
  }
  const until = performance.now() + DELIVERY_TIMEOUT_MS;
  while (missing(streams, ids) > 0 && performance.now() < until) await setTimeout(50);
  const lost = missing(streams, ids);
  for (const stream of streams) stream.close();
  const commits = await readCommits(databaseUrl, table, ids);
  // Those that were cut off heard some of it late because they were away.
  const waits = streams
    .slice(cut)
    .flatMap(({ heard }) => ids.map((id) => (heard.get(id) ?? Number.NaN) - commits.get(id)))
    .filter((wait) => !Number.isNaN(wait))
    .sort((a, b) => a - b);
  return { p50_ms: quantile(waits, 0.5), p99_ms: quantile(waits, 0.99), lost };
}

function missing(streams, ids) {
  return streams.reduce((sum, { heard }) => sum + ids.filter((id) => !heard.has(id)).length, 0);
}

async function openStream(origin, path, headers) {
  const { hostname, port } = new URL(origin);
  const heard = new Map();
  let last;
  let socket = await listen();

  async function listen() {
    const opened = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(opened, 'connect');
    const back = last === undefined ? {} : { 'last-event-id': last };
    opened.write(toRequest(origin, 'GET', path, { headers: { ...headers, ...back } }));
    let text = '';
    const listening = new Promise((resolve) => {
      opened.on('data', (chunk) => {
        const now = performance.timeOrigin + performance.now();
        text += chunk.toString('latin1');
        const end = text.lastIndexOf('\n\n') + 2;
        const whole = text.slice(0, end);
        text = text.slice(end);
        for (const [, id] of whole.matchAll(EVENT)) if (!heard.has(id)) heard.set(id, now);
        for (const [, id] of `\n${whole}`.matchAll(ID)) last = id;
        if (whole.includes(': listening')) resolve();
      });
    });
    opened.on('error', () => undefined);
    await listening;
    return opened;
  }

  return {
    heard,
    async cutAndComeBack() {
      socket.destroy();
      await setTimeout(PAUSE_MS * 3);
      socket = await listen();
    },
    close: () => socket.destroy(),
  };
}

/** When each order was committed, in milliseconds of the wall clock, as the database noted it. */
async function readCommits(connectionString, table, ids) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(
    `select order_id, extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000 as at from ${table} where order_id = any($1)`,
    [ids],
  );
  await client.end();
  return new Map(rows.map(({ order_id, at }) => [order_id, Number(at)]));
}
