import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatFault } from './bundles/fault';
import { importBundle } from './bundles/import-bundle';
import { type Config, readConfig } from './config';
import { orders } from './db/schema/index';
import { createLog } from './log';
import { openDeps } from './open-deps';
import { type RunningServer, runServer } from './run-server';
import { startCuttableProxy } from './testing/cuttable-proxy';
import { startOrderLoad } from './testing/order-load';
import { openTestDatabase, type TestDatabase } from './testing/test-database';

const SHOP = fileURLToPath(new URL('./settle/testing/shop', import.meta.url));
const GUESTS = 8;
/** Several servers share nothing but a PostgreSQL; the embedded database has one. `npm run test:pg` runs these. */
const isPostgres = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

let home: string;
let database: TestDatabase;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'comanda-reliability-'));
  database = await openTestDatabase();
  if (!isPostgres) return;
  const config = configuration('setup', database.url ?? '');
  const { close, ...deps } = await openDeps({ config, log: createLog(config), database });
  const imported = await importBundle(deps, SHOP);
  if (!imported.ok) throw new Error(imported.error.map(formatFault).join('\n'));
  await close();
});
afterAll(async () => {
  await database.close();
  rmSync(home, { recursive: true, force: true });
});

function configuration(name: string, databaseUrl: string): Config {
  return readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: join(home, name),
    DATABASE_URL: databaseUrl,
    DRAIN_SECONDS: '1.5',
    TRUST_PROXY: '1',
    SURFACES_FILE: join(home, 'none.json'),
  });
}

async function isReady(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/api/health/ready`).catch(() => null);
  await reply?.body?.cancel();
  return reply?.ok === true;
}

/** How many of these are in the database as placed. */
async function countPlaced(ids: readonly string[]): Promise<number> {
  const rows = await database.db
    .select({ status: orders.status })
    .from(orders)
    .where(inArray(orders.order_id, [...ids]));
  return rows.filter(({ status }) => status === 'ORDER_SENT_TO_KITCHEN').length;
}

describe('R15: a deployment under load', () => {
  test('is noticed by nobody: every call is answered, every order is there', async () => {
    if (!isPostgres) return expect(database.url).toBeNull();
    const url = database.url ?? '';
    const servers: RunningServer[] = [
      await runServer(configuration('one', url)),
      await runServer(configuration('two', url)),
    ];
    // As a load balancer does: work goes to those that said a moment ago that they are ready.
    let ready = servers.map((server) => server.url);
    let isWatching = true;
    const watching = (async () => {
      while (isWatching) {
        const states = await Promise.all(
          servers.map(async (server) => ((await isReady(server.url)) ? [server.url] : [])),
        );
        ready = states.flat();
        await sleep(100);
      }
    })();
    let turn = 0;
    const load = startOrderLoad('test-shop', () => ready[(turn += 1) % ready.length] ?? '', GUESTS);
    await sleep(500);
    for (const index of [0, 1]) {
      await servers[index]?.stop('a new version');
      servers[index] = await runServer(configuration(`next-${index}`, url));
      await sleep(600);
    }
    await load.stop();
    isWatching = false;
    await watching;
    for (const server of servers) await server.stop('the test is over');
    expect(load.acked.length).toBeGreaterThan(5);
    expect(load.answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await countPlaced(load.acked)).toBe(load.acked.length);
  }, 60_000);
});

describe('R8: the database goes down under load', () => {
  test('calls are put off with 503, nothing told is lost, and orders go on after its return', async () => {
    if (!isPostgres) return expect(database.url).toBeNull();
    const proxy = await startCuttableProxy(database.url ?? '');
    const server = await runServer(configuration('cut', proxy.url));
    const load = startOrderLoad('test-shop', () => server.url, GUESTS);
    await expect.poll(() => load.acked.length, { timeout: 15_000 }).toBeGreaterThan(3);
    for (let outage = 0; outage < 2; outage += 1) {
      proxy.cut();
      await expect.poll(() => isReady(server.url)).toBe(false);
      await sleep(700);
      proxy.mend();
      const before = load.acked.length;
      await expect
        .poll(() => load.acked.length, { timeout: 20_000, interval: 20 })
        .toBeGreaterThan(before);
    }
    await load.stop();
    await server.stop('the test is over');
    await proxy.close();
    const statuses = new Set(load.answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 503]));
    const put_off = load.answers.filter(({ status }) => status === 503);
    expect(put_off.every(({ retry_after }) => Number(retry_after) > 0)).toBe(true);
    expect(await countPlaced(load.acked)).toBe(load.acked.length);
  }, 60_000);
});
