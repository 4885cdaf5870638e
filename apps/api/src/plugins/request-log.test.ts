import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SmallRestaurant, startSmallRestaurant } from '../testing/small-restaurant';

let small: SmallRestaurant;
const lines: string[] = [];
beforeAll(async () => {
  small = await startSmallRestaurant({
    config: { logLevel: 'info' },
    logTo: { write: (line) => void lines.push(line) },
  });
});
beforeEach(() => void (lines.length = 0));
afterAll(() => small.close());

/** The log's lines about requests since the test began. */
function answered(): unknown[] {
  return lines
    .map((line) => JSON.parse(line) as Record<string, unknown>) // a line of the log
    .filter(({ msg }) => msg === 'answered')
    .map(({ call, restaurant_id }) => ({ call, restaurant_id }));
}

test('a request is logged with the restaurant of its session, or with the one that it names', async () => {
  const { restaurant_id } = small;
  const joined = await small.api.inject({
    method: 'POST',
    url: '/api/section/addGuest',
    headers: { 'idempotency-key': randomUUID() },
    body: { restaurant_id, section_type: 'TAKEOUT' },
  });
  expect(joined.statusCode).toBe(200);
  const { table_id, token } = joined.json();
  const headers = { authorization: `Bearer ${token}` };
  await small.api.inject({ url: `/api/table/${table_id}/guests`, headers });
  expect(answered()).toEqual([
    { call: 'addSectionGuest', restaurant_id },
    { call: 'listTableGuests', restaurant_id },
  ]);
});

test('nothing that somebody typed is taken for a restaurant', async () => {
  await small.api.inject('/api/restaurant/Maria%20Rossi');
  const body = { restaurant_id: 'Maria Rossi', section_type: 'TAKEOUT' };
  await small.api.inject({ method: 'POST', url: '/api/section/addGuest', body });
  expect(lines.join('')).not.toContain('Maria');
  expect(answered()).toEqual([
    { call: 'getRestaurant', restaurant_id: undefined },
    { call: 'addSectionGuest', restaurant_id: undefined },
  ]);
});
