import type { ApiClient } from '@comanda/api-client';
import { createI18n, hasTexts } from '@comanda/i18n';
import { createQueryClient } from '@comanda/ordering';
import { expect, test } from 'vitest';
import { TABLE_TEXTS } from '#shared/use-texts';
import { preloadTablePage } from './preload-table-page';

/** Fetches what an address shows; resolves with what the API was asked for, and whether what a table says is there. */
async function preload(address: string) {
  const asked: string[] = [];
  function ask(name: string) {
    asked.push(name);
    return Promise.resolve({ ok: true, value: { restaurant: {}, menus: [] } });
  }
  const client = { getRestaurant: () => ask('restaurant'), listMenus: () => ask('menus') };
  const i18n = await createI18n({ language: 'en', groups: ['browsing'] });
  const { pathname, search } = new URL(address, 'http://localhost');
  await preloadTablePage({
    // The two calls that a first page makes.
    client: client as unknown as ApiClient,
    queryClient: createQueryClient(),
    i18n,
    language: 'en',
    pathname,
    search,
  });
  return { asked, areTextsThere: hasTexts(i18n, TABLE_TEXTS) };
}

test('a page of a table comes with its restaurant, its menus and its texts', async () => {
  const { asked, areTextsThere } = await preload('/callWaiter?restaurant=tide');
  expect(asked).toEqual(['restaurant', 'menus']);
  expect(areTextsThere).toBe(true);
});

test('a page that belongs to no restaurant waits for none', async () => {
  const { asked, areTextsThere } = await preload('/tos?restaurant=tide');
  expect(asked).toEqual([]);
  expect(areTextsThere).toBe(false);
});
