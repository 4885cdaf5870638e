import type { ApiClient } from '@comanda/api-client';
import { createI18n } from '@comanda/i18n';
import { createQueryClient } from '@comanda/ordering';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitFirstPage } from './first-page';

const asked: string[] = [];
const i18n = await createI18n({ language: 'en', groups: ['browsing'] });

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => vi.useRealTimers());

function visit(address: string, answer: Promise<unknown>) {
  const { pathname, search } = new URL(address, 'http://localhost');
  function ask(name: string) {
    asked.push(name);
    return answer;
  }
  const client = { getRestaurant: () => ask('restaurant'), listMenus: () => ask('menus') };
  // The two calls that a first page makes.
  return awaitFirstPage({
    client: client as unknown as ApiClient,
    queryClient: createQueryClient(),
    i18n,
    language: 'en',
    pathname,
    search,
  });
}

test('asks for the restaurant and its menus side by side', async () => {
  await visit(
    '/v2/tide/order',
    Promise.resolve({ ok: true, value: { restaurant: {}, menus: [] } }),
  );
  await expect.poll(() => asked).toEqual(['restaurant', 'menus']);
});

test('asks for the restaurant that an address of a table names', async () => {
  await visit(
    '/menu?restaurant=tide',
    Promise.resolve({ ok: true, value: { restaurant: {}, menus: [] } }),
  );
  await expect.poll(() => asked).toEqual(['restaurant', 'menus']);
});

test('waits a moment only for what does not come', async () => {
  vi.useFakeTimers();
  let isOver = false;
  const waiting = visit('/v2/tide/m/lunch', new Promise(() => undefined)).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(250);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  await waiting;
});

test('leaves a failure to the page', async () => {
  await visit('/v2/tide/order', Promise.reject(new TypeError('offline')));
});

test('waits for nothing where no restaurant is named', async () => {
  await visit('/', new Promise(() => undefined));
  expect(asked).toEqual([]);
});
