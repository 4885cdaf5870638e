import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importBundle } from '../bundles/import-bundle';
import { type RunningApi, startApi } from '../testing';
import { makeBundleFolder } from '../testing/bundle-folder';
import { openStaffSession } from '../testing/house-sessions';
import { aPicture } from '../testing/picture';

const PAGE = '<!doctype html><title>Any</title><script>begin()</script><main></main>';
const STYLE = 'main{color:red}';

/** A small app with a server's half of its own: what it draws tells what it was given, and how often it drew. */
const DOCUMENTS = `
let drawn = 0;
export const documents = {
  restaurantIn: (address) => /^\\/order\\/pay\\?restaurant=(.+)/.exec(address)?.[1] ?? /^\\/(?:v2\\/)?([a-z0-9-]+)/.exec(address)?.[1] ?? null,
  needsRestaurant: (address) => address !== '/orders',
  languageFor: (_, { cookie, accept }) => (/language=(\\w\\w)/.exec(cookie ?? '') ?? [])[1] ?? accept ?? 'en',
  keyOf: ({ address }) => address.replace(/\\?.*$/, ''),
  async draw({ address, language, menus }, { template, origin }) {
    if (address.endsWith('/broken')) throw new Error('cannot be drawn');
    drawn += 1;
    const dishes = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
    const told = dishes.map(({ name, is_in_stock }) => name + (is_in_stock ? '' : ' (sold out)')).join(', ');
    const body = [drawn, language, origin, told].join('|');
    const isMissing = address.endsWith('/nonsense');
    return { html: template.replace('<main></main>', '<style>${STYLE}</style><main>' + body + '</main>'), styles: ['${STYLE}'], isMissing };
  },
  manifest: ({ name }, language) => ({ name, lang: language }),
};`;

let root: string;
let api: RunningApi;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'comanda-documents-'));
  write(
    'surfaces.json',
    JSON.stringify([
      { app: 'receipts', paths: ['/receipts/{guest_id}'] },
      { app: 'diner-web', paths: ['/**'] },
    ]),
  );
  write('apps/receipts/dist/index.html', '<!doctype html><title>Receipt</title>');
  write('apps/diner-web/dist/index.html', PAGE);
  write('apps/diner-web/dist/worker.js', 'self.skipWaiting()');
  write('apps/diner-web/dist-server/documents.mjs', DOCUMENTS);
  api = await startApi({
    config: { surfacesFile: join(root, 'surfaces.json'), publicUrl: 'https://order.example' },
  });
  const bundle = makeBundleFolder(await aPicture());
  bundle.edit('restaurant.yaml', 'staff:', 'embed_origin: https://lobby.example\nstaff:');
  const imported = await importBundle(api.deps, bundle.folder);
  bundle.delete();
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
});
afterAll(async () => {
  await api.close();
  rmSync(root, { recursive: true });
});

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

async function open(url: string, headers: Record<string, string> = {}) {
  return api.inject({ url, headers });
}

describe('a restaurant’s page', () => {
  test('is drawn once for a version of the menu and a language, whatever stands behind its address', async () => {
    const first = (await open('/v2/corner/once')).body;
    expect(first).toContain('|en|https://order.example|Classic, Veggie (sold out)');
    const again = await Promise.all([open('/v2/corner/once'), open('/v2/corner/once?utm=x')]);
    expect(again.map(({ body }) => body)).toEqual([first, first]);
    expect((await open('/v2/corner/once', { 'accept-language': 'fr' })).body).toContain('|fr|');
    expect((await open('/v2/corner/once', { cookie: 'preferred-language=fr' })).body).toContain(
      'Le Classique',
    );
  });

  test('is kept by nobody without asking, apart for each language, and not sent twice', async () => {
    const { headers } = await open('/v2/corner/kept');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
    const etag = String(headers['etag']);
    expect((await open('/v2/corner/kept', { 'if-none-match': etag })).statusCode).toBe(304);
    const french = { 'if-none-match': etag, 'accept-language': 'fr' };
    expect((await open('/v2/corner/kept', french)).statusCode).toBe(200);
  });

  test('may use the styles that were put into it, and no others', async () => {
    const policy = String((await open('/v2/corner/styled')).headers['content-security-policy']);
    const hash = createHash('sha256').update(STYLE).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe');
  });

  test('says within 50 ms that a dish is sold out', async () => {
    const { restaurant } = (await open('/api/restaurant/corner')).json();
    const { menus } = (await open('/api/menu/corner/menus')).json();
    const { item_id } = menus[0].categories[0].items[0];
    const { token } = await openStaffSession(api.deps, restaurant.restaurant_id);
    expect((await open('/v2/corner/stock')).body).toContain('|Classic, Veggie');
    const took_ms: number[] = [];
    for (const is_in_stock of [false, true, false, true, false, true]) {
      const marked = await api.inject({
        method: 'POST',
        url: `/api/items/${item_id}/stock`,
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
        body: { is_in_stock },
      });
      expect(marked.statusCode).toBe(200);
      const began = process.cpuUsage();
      const expected = is_in_stock ? '|Classic, Veggie' : '|Classic (sold out), Veggie';
      for (;;) {
        const { user, system } = process.cpuUsage(began);
        if (!(await open('/v2/corner/stock')).body.includes(expected)) continue;
        took_ms.push((user + system) / 1000);
        break;
      }
    }
    // It asks without a pause, so this is what passes on a machine that does nothing else; on one that does much else, the
    // database may have had to wait for its turn.
    took_ms.sort((a, b) => a - b);
    expect(took_ms[took_ms.length / 2 - 1], `of ${took_ms.join(', ')} ms`).toBeLessThan(50);
  });

  test('of a restaurant that does not exist is the app’s own document, which is not found and not kept', async () => {
    const reply = await open('/v2/nobody/home');
    expect([reply.statusCode, reply.body]).toEqual([404, PAGE]);
    expect(reply.headers['cache-control']).toBe('no-store');
    const known = { 'if-none-match': String((await open('/orders')).headers['etag']) };
    expect((await open('/orders', known)).statusCode).toBe(304);
    expect((await open('/v2/nobody/home', known)).statusCode).toBe(404);
  });

  test.each(['/nobody', '/nobody/anna', '/404', '/.env', '/x/y/z'])(
    'at %s, where there is no restaurant, is not found',
    async (url) => {
      const reply = await open(url);
      expect([reply.statusCode, reply.body]).toEqual([404, PAGE]);
      expect(reply.headers['x-robots-tag']).toBe('noindex');
    },
  );

  test('that it does not have is shown in its dress, not found and not kept', async () => {
    const reply = await open('/v2/corner/nonsense');
    expect([reply.statusCode, reply.body.includes(STYLE)]).toEqual([404, true]);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['x-robots-tag']).toBe('noindex');
    expect((await open('/v2/corner/home')).headers['x-robots-tag']).toBeUndefined();
  });

  test.each(['/v2/corner/broken', '/orders'])(
    '%s, which cannot be drawn, gets the app’s own document',
    async (url) => {
      const reply = await open(url);
      expect([reply.statusCode, reply.body]).toEqual([200, PAGE]);
      expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  async function ancestors(url: string, destination = 'iframe'): Promise<string | undefined> {
    const { headers } = await open(url, { 'sec-fetch-dest': destination });
    return /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
  }

  test.each([
    '/v2/corner',
    '/v2/corner/framed',
    '/v2/corner/broken',
    '/corner.tablet',
    '/order/pay?restaurant=corner',
  ])('%s may be held in a frame by the origin that its restaurant names', async (url) => {
    expect(await ancestors(url)).toBe('https://lobby.example');
    expect(await ancestors(url, 'document')).toBe("'none'");
  });

  test.each([
    '/',
    '/orders',
    '/v2/nobody/home',
    '/v2/nobody/home?restaurant=corner',
    '/order/pay?restaurant=nobody',
    '/receipts/corner',
    '/receipts/corner?restaurant=corner',
  ])('%s may be held in a frame by nobody', async (url) => {
    expect(await ancestors(url)).toBe("'none'");
  });
});

describe('on a phone’s home screen', () => {
  test('a restaurant has a manifest in its guest’s language', async () => {
    const reply = await open('/api/installable/corner/manifest.webmanifest?language=fr');
    expect(reply.headers['content-type']).toContain('application/manifest+json');
    expect(reply.json()).toEqual({ name: 'Corner Burger', lang: 'fr' });
    expect((await open('/api/installable/nobody/manifest.webmanifest')).statusCode).toBe(404);
  });

  test.each([
    ['any', 192],
    ['any', 512],
    ['maskable', 192],
    ['maskable', 512],
  ])('its icon %s of %i pixels is a picture of that size', async (purpose, pixels) => {
    const reply = await open(`/api/installable/corner/${purpose}-${pixels}.png`);
    expect(reply.headers['content-type']).toBe('image/png');
    const { width, height, format } = await sharp(reply.rawPayload).metadata();
    expect([width, height, format]).toEqual([pixels, pixels, 'png']);
    const { dominant } = await sharp(reply.rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(100);
  });

  test.each([
    '/api/installable/corner/any-1024.png',
    '/api/installable/corner/..%2fany-192.png',
    '/api/installable/nobody/any-192.png',
  ])('%s is not there', async (url) => {
    expect((await open(url)).statusCode).toBe(404);
  });

  test('the worker answers for every address, and fetches from here alone', async () => {
    const { headers } = await open('/_/diner-web/worker.js');
    expect(headers['service-worker-allowed']).toBe('/');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
  });
});
