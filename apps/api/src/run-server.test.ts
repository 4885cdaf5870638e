import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Menu } from '@comanda/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportJsonLd } from './cli/export-json-ld';
import { exportRestaurant } from './cli/export-restaurant';
import { importFolders } from './cli/import-folders';
import { type Config, readConfig } from './config';
import { readLock } from './db/lock';
import { type RunningServer, runServer } from './run-server';
import { type BundleFolder, makeBundleFolder } from './testing/bundle-folder';
import { aPicture } from './testing/picture';

let dataDir: string;
let bundle: BundleFolder;
let server: RunningServer;
// One server for all of it, in the order of a day: starting the embedded database in a new folder takes seconds.
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'comanda-server-'));
  bundle = makeBundleFolder(await aPicture());
  server = await runServer(configuration());
});
afterAll(async () => {
  await server.stop('the test is over');
  rmSync(dataDir, { recursive: true, force: true });
  bundle.delete();
});

/** Always the embedded database: its folder is what this is about. */
function configuration(): Config {
  return readConfig({ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
}

function importCall(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/api/operator/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ folder: bundle.folder }),
  });
}

function operatorKey(): string {
  return readFileSync(join(dataDir, 'operator.key'), 'utf8').trim();
}

function asOperator(): Record<string, string> {
  return { authorization: `Bearer ${operatorKey()}` };
}

/** Runs a comanda command with this data folder in its environment. */
async function command(
  work: () => Promise<number> = () => importFolders([bundle.folder]),
): Promise<number> {
  const environment = { ...process.env };
  Object.assign(process.env, { DATA_DIR: dataDir, LOG_LEVEL: 'silent', DATABASE_URL: '' });
  try {
    return await work();
  } finally {
    process.env = environment;
  }
}

test('a second server on the same folder is told so in one line', async () => {
  await expect(runServer(configuration())).rejects.toThrow(
    `${dataDir} is in use by Comanda at ${server.url} (process ${process.pid}). Stop it first, or set DATA_DIR.`,
  );
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
});

describe('the operator', () => {
  test('has a key that nobody else on the machine can read', () => {
    expect(statSync(join(dataDir, 'operator.key')).mode & 0o777).toBe(0o600);
    expect(operatorKey()).toMatch(/^[\w-]{43}$/);
  });

  test('imports with it, and not without', async () => {
    expect((await importCall()).status).toBe(401);
    expect((await importCall({ authorization: 'Bearer guess' })).status).toBe(401);
    const reply = await importCall(asOperator());
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ endpoint: 'corner', counts: { items: 3 } });
  });

  test('is on this machine: what a proxy passes on is not', async () => {
    expect((await importCall({ ...asOperator(), 'x-forwarded-for': '127.0.0.1' })).status).toBe(
      404,
    );
  });

  test('is told every fault, with its place', async () => {
    bundle.edit('menus.yaml', 'price: 300', 'price: free');
    const reply = await importCall(asOperator());
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      code: 'invalid_input',
      issues: [
        {
          path: 'menus[1].categories[0].items[0].price',
          message: expect.stringContaining('menus.yaml:40 '),
        },
      ],
    });
  });

  test('imports by command while the server runs', async () => {
    expect(readLock(dataDir)).toEqual({ pid: process.pid, url: server.url });
    expect(await command()).toBe(1);
    bundle.edit('menus.yaml', 'price: free', 'price: 305');
    expect(await command()).toBe(0);
    expect(await colaPrice()).toBe(305);
  });

  test('gives an existing restaurant another name only when told to', async () => {
    bundle.edit('restaurant.yaml', 'name: Corner Burger', 'name: Odile');
    expect(await command()).toBe(1);
    expect(await command(() => importFolders([bundle.folder], { replace: true }))).toBe(0);
    bundle.edit('restaurant.yaml', 'name: Odile', 'name: Corner Burger');
    expect(await command(() => importFolders([bundle.folder], { replace: true }))).toBe(0);
  });

  test('exports by command while the server runs, only into a new folder', async () => {
    const folder = join(dataDir, 'exported');
    expect(await command(() => exportRestaurant('corner', folder))).toBe(0);
    expect(readFileSync(join(folder, 'menus.yaml'), 'utf8')).toContain('price: 305');
    expect(await command(() => importFolders([folder]))).toBe(0);
    expect(await command(() => exportRestaurant('corner', folder))).toBe(1);
    expect(await command(() => exportRestaurant('nowhere', join(dataDir, 'other')))).toBe(1);
    expect(existsSync(join(dataDir, 'other'))).toBe(false);
  });

  test('exports for search engines while the server runs', async () => {
    const file = join(dataDir, 'corner.json');
    expect(await command(() => exportJsonLd('corner', { file, url: null }))).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ name: 'Corner Burger' });
    expect(await command(() => exportJsonLd('nowhere', { file: null, url: null }))).toBe(1);
  });

  test('exports with its key only, and only on this machine', async () => {
    const body = JSON.stringify({ endpoint: 'corner', folder: join(dataDir, 'stolen') });
    function call(headers: Record<string, string>): Promise<Response> {
      return fetch(`${server.url}/api/operator/export`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
    }
    expect((await call({})).status).toBe(401);
    expect((await call({ ...asOperator(), forwarded: 'for=1.2.3.4' })).status).toBe(404);
    expect(existsSync(join(dataDir, 'stolen'))).toBe(false);
  });
});

test('a stop finishes what is under way, ends streams and takes nothing new', async () => {
  const restaurant_id = await restaurantId();
  const stream = await fetch(`${server.url}/api/events?topics=restaurant:${restaurant_id}`);
  const underway = await sendSlowly('/api/staff/signIn', { restaurant_id, pin: '1234' });
  const stopped = server.stop('now');
  const reply = await underway.finish();
  expect(reply).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  await Promise.all([stopped, stream.text()]);
  await expect(fetch(`${server.url}/api/health/live`)).rejects.toThrow('fetch failed');
});

test('after it the folder is free for the command, and for a new server that has everything', async () => {
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  bundle.edit('menus.yaml', 'price: 305', 'price: 310');
  expect(await command()).toBe(0);
  expect(readLock(dataDir)).toBeNull();
  server = await runServer(configuration());
  expect(await colaPrice()).toBe(310);
});

async function colaPrice(): Promise<number | undefined> {
  const reply = await fetch(`${server.url}/api/menu/corner/menus`);
  const { menus } = (await reply.json()) as { menus: Menu[] };
  return menus[1]?.categories[0]?.items[0]?.price;
}

async function restaurantId(): Promise<string> {
  const reply = await fetch(`${server.url}/api/restaurant/corner`);
  return ((await reply.json()) as { restaurant: { restaurant_id: string } }).restaurant
    .restaurant_id;
}

/** Sends a call but for its last byte; `finish` sends that, and resolves with all that came back until the server hung up. */
async function sendSlowly(path: string, body: unknown): Promise<{ finish: () => Promise<string> }> {
  const { hostname, port } = new URL(server.url);
  const text = JSON.stringify(body);
  const socket = connect({ host: hostname, port: Number(port) });
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('utf8');
  });
  const ended = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text.slice(0, -1)}`,
  );
  // The server has begun with it.
  await expect.poll(() => received).toContain('100 Continue');
  return {
    async finish() {
      await new Promise((resolve) => setTimeout(resolve, 200));
      socket.write(text.slice(-1));
      await ended;
      return received;
    },
  };
}
