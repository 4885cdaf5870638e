import { serverClock, setServerClock } from '@comanda/api-client';
import { afterEach, expect, test } from 'vitest';
import type { Boot } from './boot';
import { takeBoot } from './boot';

const menus = { menus: [] };

afterEach(() => {
  globalThis.__comanda_boot = undefined;
});

function boot(changes: Partial<Boot> = {}): void {
  globalThis.__comanda_boot = {
    endpoint: 'tide',
    language: 'fr',
    menus: Promise.resolve(menus),
    ...changes,
  };
}

test('an answer under way is taken over, once', async () => {
  boot();
  expect(await takeBoot('menus', 'tide', 'fr')).toBe(menus);
  expect(await takeBoot('menus', 'tide', 'fr')).toBeNull();
  expect(await takeBoot('restaurant', 'tide', 'fr')).toBeNull();
});

test('an answer that is taken over tells the server’s time', async () => {
  const [now, hour_ms] = [Date.now(), 3_600_000];
  const served = { asked_ms: now, answered_ms: now };
  boot({ served_at: { ...served, date: new Date(now + 7 * hour_ms).toUTCString() } });
  await takeBoot('menus', 'tide', 'fr');
  expect(serverClock.now().getTime() - now).toBeGreaterThan(6 * hour_ms);
  setServerClock({ ...served, date: new Date(now).toUTCString() });
});

test('an answer in the server’s own choice of language is one in any', async () => {
  boot({ language: null });
  expect(await takeBoot('menus', 'tide', 'es')).toBe(menus);
});

test.each([
  ['another restaurant', 'other', 'fr', {}],
  ['another language', 'tide', 'en', {}],
  ['an answer without a reply', 'tide', 'fr', { menus: Promise.resolve(null) }],
] as const)('%s is asked for in the usual way', async (_, endpoint, language, changes) => {
  boot(changes);
  expect(await takeBoot('menus', endpoint, language)).toBeNull();
});

test('an answer that failed is asked for in the usual way', async () => {
  boot({ menus: Promise.reject(new TypeError('offline')) });
  expect(await takeBoot('menus', 'tide', 'fr')).toBeNull();
});

test('without a boot nothing is waited for', async () => {
  expect(await takeBoot('menus', 'tide', 'fr')).toBeNull();
});
