import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://order.example';
const ORDER = `${ORIGIN}/v2/harbor/order`;
const HOME = `${ORIGIN}/v2/harbor/home`;

type Asked = { readonly method: string; readonly mode: string; readonly url: string };

/** The phone and the way to the service: in which language documents come, or that nothing comes. */
const phone = { language: 'en', isOnline: true };
const stores = new Map<string, Map<string, Response>>();
const listeners = new Map<string, (event: object) => void>();

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
vi.stubGlobal('self', {
  location: { origin: ORIGIN },
  skipWaiting: async () => undefined,
  addEventListener: (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
});
vi.stubGlobal('__NEXT_VISIT__', { parts: [], texts: {} });
vi.stubGlobal('fetch', async (asked: Asked | string) => {
  if (!phone.isOnline) throw new TypeError('The network is down.');
  const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN);
  const headers = { date: 'Fri, 20 Nov 2026 12:00:00 GMT', etag: '"1"' };
  const answer = new Response(`${phone.language} ${pathname}`, { headers });
  return Object.defineProperty(answer, 'type', { value: 'basic' });
});

beforeAll(async () => void (await import('./worker')));
beforeEach(() => {
  stores.clear();
  Object.assign(phone, { language: 'en', isOnline: true });
});
afterAll(() => vi.unstubAllGlobals());

async function send(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ waitUntil: (each: Promise<unknown>) => work.push(each), ...event });
  await Promise.all(work);
}

/** Returns the text of an address. */
async function open(url: string): Promise<string> {
  return await (await ask({ method: 'GET', mode: 'navigate', url })).text();
}

async function ask(request: Asked): Promise<Response> {
  let answer: Promise<Response> = Promise.reject(new Error('The worker leaves it to the browser.'));
  answer.catch(() => undefined);
  await send('fetch', {
    request,
    preloadResponse: Promise.resolve(),
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  });
  return await answer;
}

async function chooseFrench(): Promise<void> {
  phone.language = 'fr';
  await send('message', { data: { urls: [ORDER], language: 'fr', is_chosen: true } });
}

test('a page is kept, and shown where there is no network', async () => {
  expect(await open(ORDER)).toBe('en /v2/harbor/order');
  phone.isOnline = false;
  expect(await open(ORDER)).toBe('en /v2/harbor/order');
});

test('what a restaurant tells is kept without its time, which would be taken for that of now', async () => {
  const request = { method: 'GET', mode: 'cors', url: `${ORIGIN}/api/restaurant/harbor` };
  expect((await ask(request)).headers.has('date')).toBe(true);
  phone.isOnline = false;
  const kept = await ask(request);
  expect(await kept.text()).toBe('en /api/restaurant/harbor');
  expect(kept.headers.get('date')).toBeNull();
  expect(kept.headers.get('etag')).toBe('"1"');
});

test('a language that is chosen is that of the page without a network, too', async () => {
  await open(ORDER);
  await chooseFrench();
  phone.isOnline = false;
  expect(await open(ORDER)).toBe('fr /v2/harbor/order');
});

test('pages that were kept in another language are not shown any more: the application draws them itself', async () => {
  await send('install', {});
  await open(HOME);
  await chooseFrench();
  phone.isOnline = false;
  expect(await open(HOME)).toMatch(/ \/start$/u);
});

test('what is told while no other language was chosen leaves what is kept', async () => {
  await open(HOME);
  await send('message', { data: { urls: [ORDER], language: 'en' } });
  phone.isOnline = false;
  expect(await open(HOME)).toBe('en /v2/harbor/home');
});

test('at a short address that was printed, the application stands in where there is no network', async () => {
  await send('install', {});
  expect(await open(`${ORIGIN}/harbor`)).toBe('en /harbor');
  phone.isOnline = false;
  expect(await open(`${ORIGIN}/harbor`)).toBe('en /start');
  for (const path of ['/privacy', '/receipts/6f1c'])
    await expect(open(`${ORIGIN}${path}`)).rejects.toThrow('leaves it to the browser');
});
