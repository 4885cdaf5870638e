import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../testing';

let root: string;
let api: RunningApi;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'comanda-pages-'));
  write(
    'surfaces.json',
    JSON.stringify([
      {
        app: 'marketing',
        paths: ['/', '/fr/**', '/contact/**', '/robots.txt', '/sitemap.xml'],
        drawn: true,
      },
      { app: 'diner-web', paths: ['/**'] },
    ]),
  );
  write('apps/diner-web/dist/index.html', '<!doctype html><title>Order</title>');
  write('apps/marketing/dist/index.html', '<!doctype html><!--body-->');
  write('apps/marketing/dist/pages/index.html', 'home of https://origin.invalid/');
  write('apps/marketing/dist/pages/contact/index.html', 'contact');
  write('apps/marketing/dist/pages/fr/index.html', 'accueil');
  write('apps/marketing/dist/pages/404/index.html', 'no such page');
  write('apps/marketing/dist/pages/fr/404/index.html', 'aucune page');
  write('apps/marketing/dist/pages/robots.txt', 'Sitemap: https://origin.invalid/sitemap.xml');
  write('apps/marketing/dist/pages/sitemap.xml', sitemapOf(['/contact', '/tos', '/fr/tos', '/fr']));
  api = await startApi({ config: config() });
});
afterAll(async () => {
  await api.close();
  rmSync(root, { recursive: true });
});

function config(termsUrl: string | null = null) {
  const surfacesFile = join(root, 'surfaces.json');
  return { surfacesFile, publicUrl: 'https://order.example', termsUrl };
}

/** A sitemap as the build writes it. */
function sitemapOf(paths: readonly string[]): string {
  const urls = paths.map(
    (path) =>
      `<url><loc>https://origin.invalid${path}</loc><xhtml:link rel="alternate" hreflang="fr" href="https://origin.invalid${path}"/></url>`,
  );
  return `<urlset>${urls.join('')}</urlset>\n`;
}

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

test.each([
  ['/', 200, 'home of https://order.example/'],
  ['/contact', 200, 'contact'],
  ['/contact/?from=here', 200, 'contact'],
  ['/fr', 200, 'accueil'],
  ['/fr/', 200, 'accueil'],
  ['/contact/nowhere', 404, 'no such page'],
  ['/fr/nulle-part', 404, 'aucune page'],
])('%s: %d %s', async (url, status, body) => {
  const reply = await api.inject(url);
  expect(reply.statusCode).toBe(status);
  expect(reply.body).toBe(body);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
});

test('a file of the site has its own type, and the origin of the deployment', async () => {
  const reply = await api.inject('/robots.txt');
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(reply.body).toBe('Sitemap: https://order.example/sitemap.xml');
});

test('a page that a browser has already is not sent again', async () => {
  const { etag } = (await api.inject('/contact')).headers;
  const reply = await api.inject({ url: '/contact', headers: { 'if-none-match': String(etag) } });
  expect(reply.statusCode).toBe(304);
});

test('other addresses stay those of the other app', async () => {
  expect((await api.inject('/v2/harbor')).body).toContain('Order');
});

test('the sitemap names our terms, and not those of an operator who has their own', async () => {
  const ours = (await api.inject('/sitemap.xml')).body;
  expect(locationsIn(ours)).toEqual(['/contact', '/tos', '/fr/tos', '/fr']);
  const theirs = await startApi({ config: config('https://operator.example/terms') });
  const { body } = await theirs.inject('/sitemap.xml');
  await theirs.close();
  expect(locationsIn(body)).toEqual(['/contact', '/fr']);
  expect(body).not.toContain('/tos');
  expect(body).toMatch(/^<urlset>.*<\/urlset>\n$/u);
});

function locationsIn(sitemap: string): readonly string[] {
  return [...sitemap.matchAll(/<loc>https:\/\/order\.example([^<]*)<\/loc>/gu)].map(
    ([, path]) => path ?? '',
  );
}
