import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { openConnection, toRequest } from './connection.mjs';
import { pinMeasured } from './cores.mjs';
import { freePort } from '../lib/ports.mjs';
import { startApi } from '../lib/servers.mjs';

const PIN = '2468';
const CHANGES = 20;
const PAUSE_MS = 200;
const READERS_PER_SERVER = 4;

/** How long after a dish was marked sold out (or back) anybody who asks is still given the menu of before, on either of two servers. */
export async function measureSoldOut(product, { cart }, menus) {
  const port = await freePort();
  const { env, dataDir } = product;
  const second = await startApi({ port, dataDir: `${dataDir}-second`, env, stdio: 'ignore' });
  pinMeasured(second.pid);
  const origins = [product.url, `http://127.0.0.1:${port}`];
  const replies = [];
  const state = { isOver: false };
  const reading = origins.flatMap((origin) =>
    Array.from({ length: READERS_PER_SERVER }, () => readOn(origin, menus, replies, state)),
  );
  const commits = await changeStock(product, cart);
  state.isOver = true;
  await Promise.all(reading);
  await second.stop();
  const stale = commits.flatMap(({ version, at }) =>
    replies
      .filter((reply) => reply.version < version && reply.sent_at > at)
      .map(({ sent_at }) => sent_at - at),
  );
  const longest_ms = Number(Math.max(0, ...stale).toFixed(1));
  return { servers: origins.length, changes: commits.length, replies: replies.length, longest_ms };
}

async function readOn(origin, path, replies, state) {
  const connection = await openConnection(origin);
  const request = toRequest(origin, 'GET', path);
  while (!state.isOver) {
    const sent_at = now();
    const { status, head } = await connection.send(request);
    const version = Number(/\netag: "(\d+)-/iu.exec(head)?.[1]);
    if (status === 200) replies.push({ sent_at, version });
    await setTimeout(1);
  }
  connection.close();
}

/** Marks the first dish of the cart again and again; resolves with the version and the time of each commit. */
async function changeStock({ url, databaseUrl }, { restaurant_id, items }) {
  const connection = await openConnection(url);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { token } = await post('/api/staff/signIn', { restaurant_id, pin: PIN }, {});
  const commits = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const body = { is_in_stock: change % 2 === 1 };
    await post(`/api/items/${items[0].item_id}/stock`, body, { authorization: `Bearer ${token}` });
    const { rows } = await client.query(
      `select menu_version as version, extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000 as at
       from restaurants where restaurant_id = $1`,
      [restaurant_id],
    );
    commits.push({ version: rows[0].version, at: Number(rows[0].at) });
    await setTimeout(PAUSE_MS);
  }
  await client.end();
  connection.close();
  return commits;

  async function post(path, body, headers) {
    const reply = await connection.send(toRequest(url, 'POST', path, { headers, body }));
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.body}`);
    return JSON.parse(reply.body.toString());
  }
}

function now() {
  return performance.timeOrigin + performance.now();
}
