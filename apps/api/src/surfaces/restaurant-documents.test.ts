import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningApi } from '../testing';
import { PAGE, startDocuments, stockMarker, STYLE } from './testing/start-documents';

let api: RunningApi;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ api, close } = await startDocuments());
});
afterAll(() => close());

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

  test('says that a dish is sold out', async () => {
    const mark = await stockMarker(api);
    expect((await open('/v2/corner/stock')).body).toContain('|Classic, Veggie');
    for (const is_in_stock of [false, true]) {
      await mark(is_in_stock);
      const expected = is_in_stock ? '|Classic, Veggie' : '|Classic (sold out), Veggie';
      await expect
        .poll(async () => (await open('/v2/corner/stock')).body, { interval: 5 })
        .toContain(expected);
    }
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
