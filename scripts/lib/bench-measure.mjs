import { compareBooks } from './bench-books.mjs';
import { fillCart } from './bench-cart.mjs';
import { openConnection, toRequest } from './bench-connection.mjs';
import { pinMeasured } from './bench-cores.mjs';
import { seatGuests } from './bench-guests.mjs';
import { startBenchHouse } from './bench-house.mjs';
import { load, summarise } from './bench-load.mjs';
import { createOrdering } from './bench-orders.mjs';
import { ENCODINGS, startFloor } from './bench-start-floor.mjs';

const ENDPOINT = 'harbor';
const MENUS = `/api/menu/${ENDPOINT}/menus`;
/** Ours and the bare one take turns, so that what else the machine does hits both. */
const ROUNDS = 2;
const WARM_SECONDS = 0.3;
/** Code that is new to Node runs at a fraction of its later speed. */
const FIRST_WARM_SECONDS = 1.5;

/** Measures everything on one database; resolves with the figures and with what is wrong in the books. */
export async function measureHouse(database, plan) {
  const house = await startBenchHouse(database);
  try {
    pinMeasured(house.apiPid);
    const cart = await fillCart(house.url, ENDPOINT);
    const guests = await seatGuests(house.url, cart.restaurant_id);
    console.log(
      `\n${house.engine}: ${guests.count} guests at ${guests.tables} tables, all limits of the api on; ` +
        `an order of ${cart.items.length} dishes over ${cart.expected_total} cents`,
    );
    const ordering = createOrdering(house, guests, cart);
    const figures = await measureBesideFloor(database, plan, house, ordering);
    await house.stopApi();
    const faults = await compareBooks(house, ordering.acknowledged);
    const { counter, stripe } = ordering.acknowledged;
    console.log(
      `  ${counter} orders at the counter and ${stripe} by card were acknowledged; ` +
        (faults.length === 0 ? 'the database and the ledger agree' : 'THE BOOKS DISAGREE'),
    );
    return { figures, faults };
  } finally {
    await house.stop();
  }
}

async function measureBesideFloor(database, plan, house, ordering) {
  const floor = await startFloor(house, MENUS);
  try {
    return await measureAll(database, plan, house, ordering, floor);
  } finally {
    await floor.stop();
  }
}

async function measureAll(database, plan, house, ordering, floor) {
  const figures = [];
  for (const { bench, open, openBare } of subjects(house, ordering, floor)) {
    await loadWith(open, { clients: Math.max(...plan.clients), seconds: FIRST_WARM_SECONDS });
    for (const clients of plan.clients) {
      const turn = { clients, seconds: plan.seconds / ROUNDS, warmSeconds: WARM_SECONDS };
      const [ours, bare] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await loadWith(open, turn));
        bare.push(openBare ? await loadWith(openBare, turn) : await floor.insert(turn));
      }
      const figure = { bench, database, clients, ...compare(summarise(ours), summarise(bare)) };
      console.log(`  ${bench}, ${clients} at once: ${figure.ours_per_s}/s`);
      figures.push(figure);
    }
  }
  return figures;
}

/** What is measured, and the bare reading beside it; orders are held against bare inserts. */
function subjects({ url }, { openCounterClient, openStripeClient }, floor) {
  const known = { ...ENCODINGS, 'if-none-match': floor.etag };
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
    { bench: 'order-counter', open: openCounterClient },
    { bench: 'order-stripe', open: openStripeClient },
  ];
}

function compare(ours, bare) {
  return {
    ours_per_s: ours.per_s,
    floor_per_s: bare.per_s,
    ratio: Number((ours.per_s / bare.per_s).toFixed(3)),
    p50_ms: ours.p50_ms,
    p99_ms: ours.p99_ms,
    floor_p50_ms: bare.p50_ms,
    floor_p99_ms: bare.p99_ms,
  };
}

async function loadWith(open, { clients, ...times }) {
  const workers = await Promise.all(Array.from({ length: clients }, open));
  const run = await load(
    workers.map(({ work }) => work),
    times,
  );
  for (const worker of workers) worker.close();
  return run;
}

async function openReader(origin, path, headers, status) {
  const connection = await openConnection(origin);
  const request = toRequest(origin, 'GET', path, { headers });
  async function work() {
    const reply = await connection.send(request);
    if (reply.status !== status)
      throw new Error(`A read answered ${reply.status} instead of ${status}.`);
  }
  return { work, close: connection.close };
}
