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
