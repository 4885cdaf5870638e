import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeCaddyfile } from './caddyfile.mjs';
import { fromRoot } from './paths.mjs';
import { ownerOf, readSurfaces } from '../../packages/build/src/surfaces.mjs';

const table = JSON.parse(readFileSync(fromRoot('surfaces.json'), 'utf8'));

/** Name of Caddy's `route` matcher for a path: the first that fits. */
function servedBy(path) {
  const matchers = [...makeCaddyfile(table).matchAll(/^\t\t@(\S+) path_regexp (?:file )?(\S+)$/gm)];
  const [, name] = matchers.find(([, , pattern]) => new RegExp(pattern, 'u').test(path)) ?? [];
  return name;
}

test.each([
  '/',
  '/harbor',
  '/harbor/',
  '/api',
  '/api/health/live',
  '/apiary',
  '/receipts',
  '/receipts/6f1c',
  '/receipts/6f1c/',
  '/receipts/6f1c/more',
  '/receipts-old/6f1c',
  '/v2/harbor/order',
  '/table/A1B2/guests',
])('%s is served by who owns it', (path) => {
  expect(servedBy(path)).toBe(ownerOf(readSurfaces(), path));
});

test('files of an app come from its folder', () => {
  expect(servedBy('/_/diner-web/assets/index-1234.js')).toBe('files');
});

test('a drawn page comes from the api, with the api’s own headers, and from its file while no api answers', () => {
  const made = makeCaddyfile(table);
  const [routes = '', errors = ''] = made.split('handle_errors');
  const drawn = routes.slice(routes.indexOf('handle @diner-web'));
  expect(drawn).toContain('reverse_proxy {$API_UPSTREAMS');
  expect(drawn).not.toContain('file_server');
  expect(errors).toContain('rewrite * /diner-web/index.html');
  expect(errors).toContain('import {$POLICIES:/etc/caddy/policies}/diner-web.caddy');
  expect(errors).not.toContain('kiosk');
});

test('a browser that came with encryption is told never to come without it', () => {
  expect(makeCaddyfile(table)).toMatch(
    /@encrypted protocol https\n\s*header @encrypted Strict-Transport-Security max-age=31536000\n/,
  );
});

test('a CDN in front is believed where the encryption ends there, and which address a guest has', () => {
  const made = makeCaddyfile(table);
  expect(made).toMatch(
    /@forwarded header X-Forwarded-Proto https\n\s*header @forwarded Strict-Transport-Security /,
  );
  const proxies = made.match(/reverse_proxy /gu) ?? [];
  const believing =
    made.match(/reverse_proxy [^\n]*\n\s*trusted_proxies \{\$TRUSTED_PROXIES/gu) ?? [];
  expect(believing).toHaveLength(proxies.length);
});

test('the file that is deployed is the one that is made', () => {
  expect(readFileSync(fromRoot('deploy/Caddyfile'), 'utf8')).toBe(makeCaddyfile(table));
});
