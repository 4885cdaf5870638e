import { expect, test } from 'vitest';
import { createApiClient } from './create-api-client';
import { lateApiClient } from './late-api-client';

test('fetches the client with the first call, and hands on every one of them', async () => {
  const asked: string[] = [];
  let loads = 0;
  const client = createApiClient({
    base_url: 'https://api.example',
    async fetch(input) {
      asked.push(input instanceof Request ? input.url : String(input));
      return Response.json({ restaurants: [] });
    },
  });
  const late = lateApiClient(async () => {
    loads += 1;
    return client;
  });
  expect(loads).toBe(0);
  expect(await late.listRestaurants({ language: 'fr' })).toEqual({
    ok: true,
    value: { restaurants: [] },
  });
  expect(asked).toEqual(['https://api.example/api/restaurants/list?language=fr']);
});

test.each([
  ['an answer', async () => new Response(), true],
  ['something in its place', async () => new Response(null, { status: 502 }), false],
  ['no answer', async () => Promise.reject(new TypeError('Failed to fetch')), false],
] as const)('tells whether the API answers without any of that: %s', async (_, fetch, isThere) => {
  const late = lateApiClient(() => new Promise<never>(() => undefined), { fetch });
  expect(await late.isAlive()).toBe(isThere);
});
