import { createI18n, hasTexts } from '@comanda/i18n';
import { createQueryClient } from '@comanda/api-client/query-client';
import { expect, test } from 'vitest';
import { TABLE_TEXTS } from '@comanda/web/late';
import { ANSWER, createFirstClient } from '../../testing/first-client';
import { preloadTablePage } from './preload-table-page';

/** Fetches what an address shows; resolves with what the API was asked for, and whether what a table says is there. */
async function preload(address: string) {
  const { client, asked } = createFirstClient(ANSWER);
  const i18n = await createI18n({ language: 'en', groups: ['browsing'] });
  const { pathname, search } = new URL(address, 'http://localhost');
  await preloadTablePage({
    client,
    queryClient: createQueryClient(),
    i18n,
    language: 'en',
    pathname,
    search,
  });
  return { asked, areTextsThere: hasTexts(i18n, TABLE_TEXTS) };
}

test('a page of a table comes with its restaurant, its menus, its promotions and its texts', async () => {
  const { asked, areTextsThere } = await preload('/callWaiter?restaurant=tide');
  expect(asked).toEqual(['restaurant', 'menus', 'campaigns']);
  expect(areTextsThere).toBe(true);
});

test('a page that belongs to no restaurant waits for none', async () => {
  const { asked, areTextsThere } = await preload('/start');
  expect(asked).toEqual([]);
  expect(areTextsThere).toBe(false);
});
