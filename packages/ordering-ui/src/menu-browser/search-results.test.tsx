import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SearchResult } from '@comanda/ordering/search';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { FRIES, STORY_MENUS } from '../testing/story-restaurant';
import { SearchResults } from './search-results';

afterEach(cleanup);

test('how many were found, or that there are none, is said by a region that was there before', async () => {
  await act(async () => {
    render(
      <InRestaurant>
        <Search />
      </InRestaurant>,
    );
  });
  const status = await screen.findByRole('status');
  expect(status.textContent).toBe('');
  search('fries');
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toContain('1');
  search('lobster');
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toContain('lobster');
});

test('a menu that is found without dishes is counted as a menu, and what is not served says when', async () => {
  const [menu] = STORY_MENUS;
  if (!menu) throw new Error('There is no menu.');
  function show(results: readonly SearchResult[]) {
    return (
      <InRestaurant>
        <SearchResults
          query="late"
          results={results}
          menuPath={({ menu_id }) => `/${menu_id}`}
          itemPath={({ item_id }) => `/${item_id}`}
          canOrder={() => false}
          servedText={() => 'Served at night'}
        />
      </InRestaurant>
    );
  }
  const page = await act(async () => render(show([{ kind: 'menu', menu }])));
  expect((await screen.findByRole('status')).textContent).toBe('1 menu found');
  await act(async () => page.rerender(show([{ kind: 'item', menu, item: FRIES }])));
  expect(screen.getByRole('status').textContent).toBe('1 dish found');
  expect(screen.getByText('Served at night')).toBeTruthy();
});

test('a dish of several menus stands once, at a place that it can be ordered from', async () => {
  const [menu] = STORY_MENUS;
  if (!menu) throw new Error('There is no menu.');
  const evening = { ...menu, menu_id: 'evening' };
  const results = [menu, evening].map(
    (each) => ({ kind: 'item', menu: each, item: { ...FRIES, menu_id: each.menu_id } }) as const,
  );
  await act(async () => {
    render(
      <InRestaurant>
        <SearchResults
          query="fries"
          results={results}
          menuPath={({ menu_id }) => `/${menu_id}`}
          itemPath={({ menu_id, item_id }) => `/${menu_id}/${item_id}`}
          canOrder={({ menu_id }) => menu_id === 'evening'}
        />
      </InRestaurant>,
    );
  });
  expect((await screen.findByRole('status')).textContent).toBe('1 dish found');
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/evening/${FRIES.item_id}`);
});

function search(query: string): void {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: query } });
}

function Search() {
  const [query, setQuery] = useState('');
  const found = STORY_MENUS.map((menu) => ({ kind: 'item', menu, item: FRIES }) as const);
  return (
    <>
      <input value={query} onChange={(event) => setQuery(event.target.value)} />
      <SearchResults
        query={query}
        results={query === 'fries' ? found : []}
        menuPath={({ menu_id }) => `/${menu_id}`}
        itemPath={({ item_id }) => `/${item_id}`}
        canOrder={() => true}
      />
    </>
  );
}
