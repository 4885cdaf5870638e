import { createI18n } from '@comanda/i18n';
import { createQueryClient } from '@comanda/api-client/query-client';
import { afterEach, expect, test, vi } from 'vitest';
import { ANSWER, createFirstClient } from '../testing/first-client';
import type { DrawnPage } from '@comanda/web/drawn-page';
import { awaitFirstPage } from './first-page';

const i18n = await createI18n({ language: 'en', groups: ['browsing'] });

afterEach(() => vi.useRealTimers());

/** Opens an address; `asked` grows while it is on its way. */
function visit(address: string, answer: Promise<unknown>, drawn: DrawnPage | null = null) {
  const { pathname, search } = new URL(address, 'http://localhost');
  const { client, asked, about } = createFirstClient(answer);
  const queryClient = createQueryClient();
  const done = awaitFirstPage({
    client,
    queryClient,
    i18n,
    language: 'en',
    pathname,
    search,
    drawn,
  });
  return { done, asked, about };
}

test('asks for the restaurant, its menus and its promotions side by side', async () => {
  const { done, asked } = visit('/v2/tide/order', ANSWER);
  await done;
  await expect.poll(() => asked).toEqual(['restaurant', 'menus', 'campaigns']);
});

test('has no promotions for a page that came drawn, as it came without them', async () => {
  const drawn = { language: 'en', at: new Date(), menu_version: 1 } as const;
  const { done, asked } = visit('/v2/tide/order', ANSWER, drawn);
  await done;
  expect(asked).toEqual(['restaurant', 'menus']);
});

test('asks by the name of the restaurant, however it was typed', async () => {
  const typed = visit('/v2/TIDE/order', ANSWER);
  await typed.done;
  await expect.poll(() => typed.asked).toEqual(['restaurant', 'menus', 'campaigns']);
  const named = visit('/v2/tide/order', ANSWER);
  await named.done;
  expect(typed.about).toEqual(named.about);
});

test('asks for nothing where no restaurant can be named so', async () => {
  const { done, asked } = visit('/v2/a!b/order', ANSWER);
  await done;
  expect(asked).toEqual([]);
});

test('asks for the restaurant that an address of a table names', async () => {
  const { done, asked } = visit('/menu?restaurant=tide', ANSWER);
  await done;
  await expect.poll(() => asked).toEqual(['restaurant', 'menus', 'campaigns']);
});

test('waits a moment only for what does not come', async () => {
  vi.useFakeTimers();
  let isOver = false;
  const waiting = visit('/v2/tide/m/lunch', new Promise(() => undefined)).done.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(250);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  await waiting;
});

test('leaves a failure to the page', async () => {
  await visit('/v2/tide/order', Promise.reject(new TypeError('offline'))).done;
});

test('waits for nothing where no restaurant is named', async () => {
  const { done, asked } = visit('/start', new Promise(() => undefined));
  await done;
  expect(asked).toEqual([]);
});
