// The load of 500 screens on one api: films and orders. node scripts/bench/walls.mjs [--walls=500] [--database=pglite]
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { turbo } from '../lib/run.mjs';
import { step, table } from '../lib/steps.mjs';
import { fillCart } from './cart.mjs';
import { openConnection, toRequest } from './connection.mjs';
import { pinMyself } from './cores.mjs';
import { cpuSeconds, residentMegabytes } from './cpu.mjs';
import { openCaller, seatGuests } from './guests.mjs';
import { quantile } from './load.mjs';
import { startBenchProduct } from './product.mjs';

const LIST = '/api/static/video-wall.json';
/** Calls of the guests' order screen each time it reads again. */
const ORDERS = '/api/screen/orders';
const READS = ['/api/devices/self', '/api/restaurant/harbor?language=en', ORDERS];
const SETUP_CODE = 'harbor-kiosk-7264';
const PAIRED_AT_ONCE = 8;
/** A quiet stretch, and how often a screen reads in it; the list of films every ten minutes. */
const QUIET_SECONDS = 20;
const READ_SECONDS = 20;
const LIST_SECONDS = 600;
const NEW_ORDERS = 10;
const ORDER_PAUSE_MS = 1500;
/** A refused call comes again after a random share of this, which doubles each time: as a screen's own client does. */
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 5000;

const HEADS = ['what', 'calls', 'p50 ms', 'p99 ms', 'refused', 'seconds', 'CPU s'];

const { values } = parseArgs({
  options: {
    walls: { type: 'string', default: '500' },
    database: { type: 'string', default: 'pglite' },
  },
});
const COUNT = Number(values.walls);

const { status } = await step('build', () =>
  turbo('build', ['--filter=@comanda/api', '--filter=@comanda/sandbox']),
);
process.exitCode = status === 0 ? await main() : status;

async function main() {
  pinMyself();
  const product = await startBenchProduct(values.database);
  try {
    const cart = await fillCart(product.url, 'harbor');
    const walls = await openWalls(product.url, cart.restaurant_id);
    console.log(`${walls.length} screens are paired.`);
    const rows = [
      HEADS,
      await measured('all start at once', product, () => startAll(walls)),
      await measured(`${QUIET_SECONDS} quiet seconds`, product, () => staysQuiet(walls)),
      await measured(`${NEW_ORDERS} new orders`, product, () => ordersArrive(product, walls, cart)),
    ];
    console.log(table(rows));
    const memory_mb = Math.round(residentMegabytes(product.apiPid));
    console.log(`${product.engine}, ${COUNT} walls, ${memory_mb} MB in memory`);
    for (const wall of walls) wall.close();
  } finally {
    await product.stop();
  }
  return 0;
}

/** Pairs screens, each from an address of its own. */
async function openWalls(url, restaurant_id) {
  const walls = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: PAIRED_AT_ONCE }, async () => {
      const call = await openCaller(url);
      while (next < COUNT) {
        next += 1;
        const address = `10.1.${Math.floor(next / 250)}.${(next % 250) + 1}`;
        const body = { restaurant_id, setup_code: SETUP_CODE, kind: 'screen' };
        const { token } = await call('/api/devices/pair', body, { address });
        walls.push(openWall(url, restaurant_id, { token, address }));
      }
      call.close();
    }),
  );
  return walls;
}

function openWall(url, restaurant_id, { token, address }) {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  const { hostname, port } = new URL(url);
  let connection;
  let stream;
  let pending = Promise.resolve();

  /** Reads one address after the other, as a connection does; resolves with the waits and with how often it was refused. */
  function read(paths) {
    pending = pending.then(async () => {
      const waits = [];
      let refused = 0;
      for (const path of paths) {
        const began = performance.now();
        const request = toRequest(url, 'GET', path, { headers });
        let reply = await connection.send(request);
        for (let wait_ms = FIRST_WAIT_MS; reply.status === 503; wait_ms *= 2) {
          refused += 1;
          await setTimeout(Math.random() * Math.min(wait_ms, LONGEST_WAIT_MS));
          reply = await connection.send(request);
        }
        if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}.`);
        waits.push(performance.now() - began);
      }
      return { waits, refused };
    });
    return pending;
  }

  return {
    read,
    async connect() {
      connection = await openConnection(url);
      stream = connect({ host: hostname, port: Number(port), noDelay: true });
      await once(stream, 'connect');
    },
    async listen() {
      const topics = `screen:${restaurant_id},restaurant:${restaurant_id}`;
      stream.write(toRequest(url, 'GET', `/api/events?topics=${topics}`, { headers }));
      await new Promise((resolve) => {
        stream.on('data', (chunk) => chunk.includes(': listening') && resolve());
      });
    },
    /** Calls the listener with each change of the orders. */
    onChange(listener) {
      stream.on('data', (chunk) => {
        if (chunk.includes('screen.changed')) listener();
      });
    },
    close() {
      connection.close();
      stream.destroy();
    },
  };
}

function startAll(walls) {
  return Promise.all(
    walls.map(async (wall) => {
      await wall.connect();
      const [reads] = await Promise.all([wall.read([LIST, ...READS]), wall.listen()]);
      return reads;
    }),
  );
}

async function staysQuiet(walls) {
  const reads = walls.map(async (wall, index) => {
    await setTimeout((index / walls.length) * READ_SECONDS * 1000);
    const readsList = index % (LIST_SECONDS / QUIET_SECONDS) === 0;
    return wall.read(readsList ? [LIST, ...READS] : READS);
  });
  return Promise.all(reads);
}

/** Every wall reads the orders again when its stream says that one changed. */
async function ordersArrive({ url }, walls, cart) {
  const guests = await seatGuests(url, cart.restaurant_id, NEW_ORDERS);
  const call = await openCaller(url);
  const reads = [];
  for (const wall of walls) wall.onChange(() => reads.push(wall.read([ORDERS])));
  for (let count = 0; count < NEW_ORDERS; count += 1) {
    const guest = guests.borrow();
    const body = { ...cart, guest_id: guest.guest_id, payment_method: 'COUNTER' };
    await call('/api/orders/orderAndPay', body, guest);
    await setTimeout(ORDER_PAUSE_MS);
  }
  call.close();
  const changes = reads.length / walls.length;
  if (changes < NEW_ORDERS) console.log(`Some walls missed a change: ${changes} on average.`);
  return Promise.all(reads);
}

async function measured(what, { apiPid }, work) {
  const [began, cpu] = [performance.now(), cpuSeconds([apiPid])];
  const reads = await work();
  const seconds = (performance.now() - began) / 1000;
  const waits = reads.flatMap((read) => read.waits).sort((a, b) => a - b);
  const refused = reads.reduce((sum, read) => sum + read.refused, 0);
  const row = [
    what,
    String(waits.length),
    quantile(waits, 0.5).toFixed(1),
    quantile(waits, 0.99).toFixed(1),
    String(refused),
    seconds.toFixed(1),
    (cpuSeconds([apiPid]) - cpu).toFixed(1),
  ];
  console.log(row.join('   '));
  return row;
}
