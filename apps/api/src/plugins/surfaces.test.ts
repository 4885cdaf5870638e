import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importBundle } from '../bundles/import-bundle';
import { type RunningApi, startApi } from '../testing';
import { makeBundleFolder } from '../testing/bundle-folder';
import { aPicture } from '../testing/picture';

const BOOT = 'window.began=performance.now()';
const PAGE = `<!doctype html><script>${BOOT}</script><script type="module" src="/_/diner-web/assets/main-abc.js"></script>`;
const SCRIPT = `console.log('${'hello '.repeat(500)}')`;

let root: string;
let api: RunningApi;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'comanda-surfaces-'));
  write(
    'surfaces.json',
    JSON.stringify([
      { app: 'api', paths: ['/api/**'] },
      { app: 'receipts', paths: ['/receipts/{guest_id}'] },
      { app: 'kiosk', paths: ['/kiosk/**', '/{endpoint}.kiosk'] },
      { app: 'locator', paths: ['/gklocations'], needs: ['map'] },
      { app: 'diner-web', paths: ['/**'] },
    ]),
  );
  write('apps/diner-web/dist/index.html', PAGE);
  write('apps/diner-web/dist/assets/main-abc.js', SCRIPT);
  write('apps/diner-web/dist/assets/main-abc.js.br', brotliCompressSync(SCRIPT));
  write('apps/diner-web/dist/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('apps/locator/dist/index.html', '<!doctype html><title>Places</title>');
  write('apps/locator/dist/assets/worker-abc.js', SCRIPT);
  write('apps/receipts/dist/index.html', '<!doctype html><title>Receipt</title>');
  write('apps/receipts/dist/secret.txt', 'not linked');
  api = await startApi({
    config: {
      surfacesFile: join(root, 'surfaces.json'),
      termsUrl: 'https://operator.example/terms',
      map: { accessToken: 'pk.sandbox', apiBase: 'http://localhost:4801/mapbox' },
      stripe: {
        secretKey: 'sk_test_sandbox',
        publishableKey: 'pk_test_sandbox',
        webhookSecret: null,
        apiBase: 'http://localhost:4801',
        jsUrl: 'http://localhost:4801/stripe.js',
      },
    },
  });
});
afterAll(async () => {
  await api.close();
  rmSync(root, { recursive: true });
});

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

test.each(['/tos', '/tos/', '/fr/tos', '/pt/tos?x=1'])(
  '%s leads to the operator’s own terms',
  async (path) => {
    const reply = await api.inject(path);
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe('https://operator.example/terms');
  },
);

test('the worker of a map may fetch its tiles, other files nothing', async () => {
  const worker = await api.inject('/_/locator/assets/worker-abc.js');
  expect(worker.headers['content-security-policy']).toContain(
    "connect-src 'self' http://localhost:4801 ",
  );
  const script = await api.inject('/_/diner-web/assets/main-abc.js');
  expect(script.headers['content-security-policy']).toContain("default-src 'none'");
  expect(script.headers['content-security-policy']).not.toContain('connect-src');
});

describe('a page', () => {
  test.each([
    '/',
    '/v2/harbor',
    '/v2/harbor/menu/x?affiliate=y',
    '/harbor.tablet',
    '/receipts',
    '/404',
  ])('%s is the diner’s', async (url) => {
    const reply = await api.inject(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(PAGE);
  });

  test.each(['/harbor%', '/%E0%A4%A', '/v2/%00', '/v2/harbor?name=%00', '/v2/harbor/%c3%28?a=b'])(
    '%s, which is no text, is the page of what is not there to a person, and no call to anybody else',
    async (url) => {
      const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
      const page = await api.inject({ url, headers: { accept } });
      const nowhere = await api.inject({ url: '/404', headers: { accept } });
      expect(page.body).toBe(PAGE);
      expect(page.statusCode).toBe(nowhere.statusCode);
      expect(page.headers['content-security-policy']).toBe(
        nowhere.headers['content-security-policy'],
      );
      const wishes = [
        { url },
        { url: `/api${url}`, headers: { accept } },
        { url: `/_/diner-web${url}`, headers: { accept } },
        { url, method: 'POST', headers: { accept } },
      ] as const;
      for (const wish of wishes) {
        const reply = await api.inject(wish);
        expect([400, 404]).toContain(reply.statusCode);
        expect(reply.headers['content-type']).toContain('application/problem+json');
      }
    },
  );

  test('of another app is that app’s', async () => {
    expect((await api.inject('/receipts/0b7e?x=1')).body).toContain('Receipt');
    expect((await api.inject('/receipts/0b7e/')).body).toContain('Receipt');
  });

  test('of an app that was not built is not found', async () => {
    expect((await api.inject('/kiosk/home')).json()).toMatchObject({ code: 'not_found' });
    expect((await api.inject('/harbor.kiosk')).statusCode).toBe(404);
  });

  test('is asked for anew each time, and answered with 304 when it is the same', async () => {
    const { headers } = await api.inject('/v2/harbor');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await api.inject({
      url: '/v2/other',
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });

  test('may load its own files, its inline script and the card forms, and be put in no frame', async () => {
    const policy = String((await api.inject('/')).headers['content-security-policy']);
    const hash = createHash('sha256').update(BOOT).digest('base64');
    expect(policy).toContain(
      `script-src 'self' 'sha256-${hash}' http://localhost:4801 https://secure.nmi.com https://libs.na.bambora.com;`,
    );
    expect(policy).toContain("connect-src 'self' http://localhost:4801 https://secure.nmi.com");
    expect(policy).toContain('frame-src http://localhost:4801 https://secure.nmi.com');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|stripe\.com/);
  });
});

describe('a page in a frame', () => {
  beforeAll(async () => {
    const bundle = makeBundleFolder(await aPicture());
    bundle.edit('restaurant.yaml', 'staff:', 'embed_origin: https://lobby.example\nstaff:');
    const imported = await importBundle(api.deps, bundle.folder);
    bundle.delete();
    if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  });

  test('gets a cookie of its own below the site that holds it; any other page gets the usual one', async () => {
    const { restaurant } = (await api.inject('/api/restaurant/corner')).json();
    async function cookieOf(more: Record<string, string>, host = 'localhost') {
      const headers = { 'idempotency-key': randomUUID(), host, ...more };
      const body = { restaurant_id: restaurant.restaurant_id, section_type: 'TAKEOUT' };
      const url = '/api/section/addGuest';
      const reply = await api.inject({ method: 'POST', url, headers, body });
      return String(reply.headers['set-cookie']);
    }
    expect(await cookieOf({ 'comanda-embedded': '1' })).toMatch(
      /^__Host-.*Secure; Partitioned; SameSite=None|^__Host-.*Secure; SameSite=None; Partitioned/,
    );
    expect(await cookieOf({})).toMatch(/Secure; SameSite=Lax$/);
    // Without encryption no browser would take it.
    expect(await cookieOf({ 'comanda-embedded': '1' }, 'order.example')).toMatch(/SameSite=Lax$/);
  });
});

describe('a file', () => {
  test('with a hash in its name is kept for ever, and comes compressed', async () => {
    const reply = await api.inject({
      url: '/_/diner-web/assets/main-abc.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      'content-encoding': 'br',
    });
    expect(String(reply.headers['vary']).toLowerCase()).toBe('accept-encoding');
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(SCRIPT);
    expect((await api.inject('/_/diner-web/assets/main-abc.js')).body).toBe(SCRIPT);
  });

  test('without one is asked for anew', async () => {
    expect((await api.inject('/_/diner-web/icon.svg')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'image/svg+xml',
    });
  });

  test.each([
    '/_/diner-web/assets/gone.js',
    '/_/diner-web/..%2f..%2freceipts%2fdist%2fsecret.txt',
    '/_/api/package.json',
    '/favicon.ico',
    '/robots.txt',
    '/wp-login.php',
  ])('%s is not there, and no page is given in its place', async (url) => {
    expect((await api.inject(url)).statusCode).toBe(404);
  });
});

test('what the api does not know stays a problem', async () => {
  for (const url of ['/api', '/api/', '/api/nowhere', '/api/nowhere/else']) {
    const reply = await api.inject(url);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.statusCode).toBe(404);
  }
  expect((await api.inject({ method: 'POST', url: '/v2/harbor' })).statusCode).toBe(404);
});
