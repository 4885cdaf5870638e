import { recommendationsQuerySchema, topTenQuerySchema } from '@comanda/contracts/schemas';
import { expect, test } from 'vitest';
import { createApiClient } from './create-api-client';
import { listRecommendations, listTopTen } from './suggestions';

const RESTAURANT = '01920000-0000-7000-8000-000000000001';
const ITEM = '01920000-0000-7000-8000-000000000002';
const asked: unknown[] = [];
const client = createApiClient({
  base_url: 'http://here',
  async fetch(input, init) {
    asked.push(((await new Request(input, init).json()) as { query: unknown }).query);
    const data = [{ 'Items.item_id': ITEM, 'Items.name': 'Cola' }];
    const annotation = { measures: {}, dimensions: {}, segments: {}, timeDimensions: {} };
    return Response.json({ query: {}, data, annotation });
  },
});

test('asks the two questions in the very words that are answered', async () => {
  const expected = { ok: true, value: { items: [{ item_id: ITEM, name: 'Cola' }] } };
  expect(await listTopTen(client, RESTAURANT)).toEqual(expected);
  expect(
    await listRecommendations(client, { restaurant_id: RESTAURANT, item_ids: [ITEM, ITEM] }),
  ).toEqual(expected);
  const [top, recommendations] = asked;
  expect(topTenQuerySchema.safeParse(top).error).toBeUndefined();
  expect(recommendationsQuerySchema.parse(recommendations).filters[1].values).toEqual([ITEM]);
});
