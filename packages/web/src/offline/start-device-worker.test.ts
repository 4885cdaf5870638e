import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startDeviceWorker } from './start-device-worker';

const ORIGIN = 'https://order.example';
const FILE = '/_/wall/assets/main-abc.js';

const server = { isOnline: true };
const stores = new Map<string, Map<string, Response>>();
const listeners = new Map<string, (event: never) => void>();

vi.stubGlobal('caches', {
  async open(name: string) {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: string) => store.get(key)?.clone(),
      put: async (key: string, answer: Response) => void store.set(key, answer),
      keys: async () => [...store.keys()],
      delete: async (key: string) => store.delete(key),
    };
  },
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
});
vi.stubGlobal('fetch', async (asked: { readonly url: string } | string) => {
  if (!server.isOnline) throw new TypeError('The network is down.');
  const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN);
  return Object.defineProperty(new Response(`served ${pathname}`), 'type', { value: 'basic' });
});
afterAll(() => vi.unstubAllGlobals());

const workerScope = {
  location: { origin: ORIGIN },
  clients: { claim: async () => undefined },
  skipWaiting: async () => undefined,
  addEventListener: (type: string, listener: (event: never) => void) =>
    void listeners.set(type, listener),
};
const OPTIONS = {
  app: 'wall',
  version: 2,
  shell: '/wall',
  files: [FILE],
  paths: { part: /^\/_\/wall\//, picture: /\.webp$/, menu: /^\/api\/menu\//, page: /^\/wall/ },
  limits: { part: 10, picture: 10, menu: 10, page: 10 },
} as const;

beforeEach(async () => {
  startDeviceWorker(workerScope, OPTIONS);
  stores.clear();
  server.isOnline = true;
  await send('install', {});
});

async function send(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  const sent = { waitUntil: (each: Promise<unknown>) => work.push(each), ...event };
  listeners.get(type)?.(sent as never); // as much of an event as the worker uses
  await Promise.all(work);
}

/** Returns the text of an address; null = the worker leaves it alone. */
async function read(path: string, mode = 'cors'): Promise<string | null> {
  const answers: Promise<Response>[] = [];
  await send('fetch', {
    request: { method: 'GET', mode, url: ORIGIN + path },
    preloadResponse: Promise.resolve(),
    respondWith: (answer: Promise<Response>) => answers.push(answer),
  });
  const answer = await answers[0];
  return answer ? await answer.text() : null;
}

test('once installed, the document and all files come without a network, also at an address never opened', async () => {
  server.isOnline = false;
  expect(await read('/wall/harbor/orders', 'navigate')).toBe('served /wall');
  expect(await read(FILE)).toBe(`served ${FILE}`);
});

test('public data is kept when it is used, or was used before the worker came', async () => {
  expect(await read('/api/menu/harbor')).toBe('served /api/menu/harbor');
  await send('message', { data: { urls: [`${ORIGIN}/api/menu/odile`, `${ORIGIN}/api/orders`] } });
  server.isOnline = false;
  expect(await read('/api/menu/harbor')).toBe('served /api/menu/harbor');
  expect(await read('/api/menu/odile')).toBe('served /api/menu/odile');
});

test('a page of the previous version finds its files after a new worker took over, without a network', async () => {
  const newFile = '/_/wall/assets/main-def.js';
  startDeviceWorker(workerScope, {
    ...OPTIONS,
    files: [newFile],
    limits: { ...OPTIONS.limits, part: 1 },
  });
  await send('install', {});
  await send('activate', {});
  server.isOnline = false;
  expect(await read(FILE)).toBe(`served ${FILE}`);
  expect(await read(newFile)).toBe(`served ${newFile}`);
});

test('other requests are left alone, and older caches of the same app go', async () => {
  expect(await read('/api/orders')).toBeNull();
  await caches.open('comanda:wall:part:1');
  await caches.open('comanda:kiosk:part:1');
  await send('activate', {});
  expect(await caches.keys()).not.toContain('comanda:wall:part:1');
  expect(await caches.keys()).toContain('comanda:kiosk:part:1');
});
