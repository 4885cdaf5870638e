import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { compareBooks } from './books.mjs';
import { fillCart } from './cart.mjs';
import { openConnection, toRequest } from './connection.mjs';
import { cpuSeconds, residentMegabytes } from './cpu.mjs';
import { seatGuests } from './guests.mjs';
import { startBenchProduct } from './product.mjs';
import { load, summarise } from './load.mjs';
import { addRestaurants, visitAll } from './many.mjs';
import { createOrdering } from './orders.mjs';
import { measureOverload } from './overload.mjs';
import { measureSoldOut } from './sold-out.mjs';
import { measureStart } from './start.mjs';
import { ENCODINGS, startFloor } from './start-floor.mjs';
import { measureStreams } from './streams.mjs';

const ENDPOINT = 'harbor';
const MENUS = `/api/menu/${ENDPOINT}/menus`;
/** Ours and the bare one take turns, so that what else the machine does hits both. */
const ROUNDS = 4;
const WARM_SECONDS = 0.3;
const FIRST_WARM_SECONDS = 1.5;
/** An order gets cheaper until about here. */
const WARM_CALLS = 8000;
const MOST_WARM_ROUNDS = 20;
const OVERLOAD_SECONDS = 5;
/** Until a call that was refused for the time being comes again. */
const WAIT_MS = 20;

/** Measures everything on one database; resolves with the figures and with what is wrong in the books. */
export async function measureProduct(database, plan) {
  const product = await startBenchProduct(database);
  try {
    if (plan.restaurants > 0) await addRestaurants(product, plan.restaurants);
    const cart = await fillCart(product.url, ENDPOINT);
    const guests = await seatGuests(product.url, cart.restaurant_id);
    console.log(
      `\n${product.engine}: ${guests.count} guests at ${guests.tables} tables, all limits of the api on; ` +
        `an order of ${cart.items.length} dishes over ${cart.expected_total} cents`,
    );
    const ordering = createOrdering(product, guests, cart);
    const { figures, others } = await measureBesideFloor(database, plan, product, ordering, guests);
    others.push({ bench: 'memory', resident_mb: Math.round(residentMegabytes(product.apiPid)) });
    if (plan.restaurants > 0) {
      const resident_mb = Math.round(await visitAll(product, plan.restaurants));
      others.push({ bench: 'memory-all-menus', restaurants: plan.restaurants, resident_mb });
    }
    await product.stopApi();
    if (product.databaseUrl) others.push({ bench: 'start', ready_ms: await measureStart(product) });
    const faults = await compareBooks(product, ordering.acknowledged);
    const { counter, stripe } = ordering.acknowledged;
    console.log(
      `  ${counter} orders at the counter and ${stripe} by card were acknowledged; ` +
        (faults.length === 0 ? 'the database and the ledger agree' : 'THE BOOKS DISAGREE'),
    );
    return { figures, others: others.map((each) => ({ database, ...each })), faults };
  } finally {
    await product.stop();
  }
}

async function measureBesideFloor(database, plan, product, ordering, guests) {
  const floor = await startFloor(product, MENUS);
  try {
    const all = subjects(product, ordering, floor);
    const figures = await measureAll(database, plan, product, all, floor);
    const others = [];
    if (product.databaseUrl && plan.benches.includes('streams')) {
      const streams = await measureStreams(product, floor, guests, ordering);
      others.push({ bench: 'streams', ...streams });
    }
    if (product.databaseUrl && plan.benches.includes('sold-out')) {
      others.push({ bench: 'sold-out', ...(await measureSoldOut(product, ordering, MENUS)) });
    }
    if (product.databaseUrl && plan.benches.includes('overload')) {
      const overload = await measureOverload(product, guests, ordering, OVERLOAD_SECONDS);
      others.push({ bench: 'overload', ...overload });
    }
    return { figures, others };
  } finally {
    await floor.stop();
  }
}

async function measureAll(database, plan, product, all, floor) {
  const figures = [];
  const oursPids = pidsOf(product.apiPid, product.postgresPid);
  const barePids = pidsOf(floor.pid, product.postgresPid);
  for (const { bench, open, openBare } of all.filter(({ bench }) => plan.benches.includes(bench))) {
    const first = { clients: Math.max(...plan.clients), seconds: FIRST_WARM_SECONDS };
    await warmUp(() => loadWith(open, first, oursPids));
    await warmUp(() => loadWith(openBare, first, barePids));
    await analyze(product);
    for (const clients of plan.clients) {
      const turn = { clients, seconds: plan.seconds / ROUNDS, warmSeconds: WARM_SECONDS };
      const [ours, bare] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await loadWith(open, turn, oursPids));
        bare.push(await loadWith(openBare, turn, barePids));
      }
      const figure = { bench, database, clients, ...compare(summarise(ours), summarise(bare)) };
      console.log(`  ${bench}, ${clients} at once: ${figure.ours.per_s}/s`);
      figures.push(figure);
    }
  }
  return figures;
}

/** Code that is new to Node runs at a fraction of its later speed, and so do statements that a connection has not seen. */
async function warmUp(run) {
  let calls = 0;
  for (let round = 0; round < MOST_WARM_ROUNDS && calls < WARM_CALLS; round += 1)
    ({ calls } = await run().then((done) => ({ calls: calls + done.calls })));
}

/** Analyzes as PostgreSQL itself does within a minute: until then it plans for empty tables. */
async function analyze({ databaseUrl }) {
  if (!databaseUrl) return;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('analyze');
  await client.end();
}

/** Measured subjects, each with a bare read or order beside it. */
function subjects({ url }, { cart, openCounterClient, openStripeClient }, floor) {
  const known = { ...ENCODINGS, 'if-none-match': floor.etag };
  function openBareOrder() {
    return openAsker(floor.url, toRequest(floor.url, 'POST', '/orders', { body: cart }), 200);
  }
  return [
    {
      bench: 'menu',
      open: () => openReader(url, MENUS, ENCODINGS, 200),
      openBare: () => openReader(floor.url, '/menus', ENCODINGS, 200),
    },
    {
      bench: 'menu-unchanged',
      open: () => openReader(url, MENUS, known, 304),
      openBare: () => openReader(floor.url, '/menus', known, 304),
    },
    { bench: 'order-counter', open: openCounterClient, openBare: openBareOrder },
    { bench: 'order-stripe', open: openStripeClient, openBare: openBareOrder },
  ];
}

function pidsOf(...pids) {
  return pids.filter((pid) => pid !== undefined);
}

function compare(ours, bare) {
  return {
    ours,
    bare,
    ratio: round(ours.per_s / bare.per_s),
    p99_ratio: round(ours.p99_ms / bare.p99_ms),
    cpu_ratio: round(ours.cpu_ms / bare.cpu_ms),
  };
}

function round(value) {
  return Number(value.toFixed(2));
}

async function loadWith(open, { clients, ...times }, pids) {
  const workers = await Promise.all(Array.from({ length: clients }, open));
  const before = pids.map((pid) => cpuSeconds([pid]));
  const run = await load(
    workers.map(({ work }) => work),
    times,
  );
  const [server_cpu_seconds, database_cpu_seconds = 0] = pids.map(
    (pid, index) => cpuSeconds([pid]) - before[index],
  );
  for (const worker of workers) worker.close();
  return { ...run, cpu_seconds: server_cpu_seconds + database_cpu_seconds, server_cpu_seconds };
}

function openReader(origin, path, headers, status) {
  return openAsker(origin, toRequest(origin, 'GET', path, { headers }), status);
}

/** Asks the same over and over; again when the server has too much to do. */
async function openAsker(origin, request, status) {
  const connection = await openConnection(origin);
  async function work() {
    let reply = await connection.send(request);
    while (reply.status === 503) {
      await setTimeout(WAIT_MS);
      reply = await connection.send(request);
    }
    if (reply.status !== status)
      throw new Error(`${reply.status} was answered instead of ${status}.`);
  }
  return { work, close: connection.close };
}
