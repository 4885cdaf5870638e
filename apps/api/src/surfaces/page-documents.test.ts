import type { PageRenderer } from '@comanda/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../testing';
import { createPageDocuments } from './page-documents';

const PAGE = '<!doctype html><title>A page</title>';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const renderer: PageRenderer = {
  callsFor: (address, language) =>
    address === '/search' ? null : [`/api${address}?language=${language}`],
  languageFor: ({ accept }) => (accept === 'fr' ? 'fr' : 'en'),
  draw: async ({ replies: [reply] }) => ({
    html: PAGE.replace('A page', String(reply)),
    styles: [],
    isMissing: reply === null,
  }),
};

function documentsOf(changes: Partial<PageRenderer> = {}) {
  const asked: string[] = [];
  const draw = createPageDocuments(
    api.deps,
    { template: PAGE, styles: '', needs: [] },
    async () => ({ ...renderer, ...changes }),
    async (path) => {
      asked.push(path);
      return path.startsWith('/api/nothing') ? null : path;
    },
  );
  return { draw, asked };
}

test('a page is drawn with the replies in the visitor’s language, and sent again to the next one', async () => {
  const { draw, asked } = documentsOf();
  const first = await draw('/places', { 'accept-language': 'fr' });
  expect(await draw('/places', { 'accept-language': 'fr' })).toBe(first);
  expect(String(first?.html.bytes)).toContain('/api/places?language=fr');
  expect(asked).toEqual(['/api/places?language=fr']);
});

test('one guest’s own page is drawn for each request, and kept nowhere', async () => {
  const { draw, asked } = documentsOf({ isPersonal: true });
  await draw('/receipts/1', {});
  expect(await draw('/receipts/1', {})).toMatchObject({ isPersonal: true });
  expect(asked).toHaveLength(2);
});

test('where the api has nothing, the page says so', async () => {
  expect(await documentsOf().draw('/nothing', {})).toMatchObject({ isMissing: true });
});

test('an address that is not drawn, and a page that fails, are left to the app', async () => {
  expect(await documentsOf().draw('/search', {})).toBeNull();
  const failing = documentsOf({ draw: () => Promise.reject(new Error('cannot be drawn')) });
  expect(await failing.draw('/places', {})).toBeNull();
});
