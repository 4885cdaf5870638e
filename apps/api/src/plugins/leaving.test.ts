import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figureIn } from '../testing/figure-in';
import { type SmallRestaurant, startSmallRestaurant } from '../testing/small-restaurant';

const CALLS = Number(process.env['CALLS'] ?? 400);
const AT_ONCE = 20;
/** The longest that a client stays: some are gone before anybody looked at what they ask, others while it is answered. */
const LONGEST_MS = 25;

let small: SmallRestaurant;
beforeAll(async () => {
  small = await startSmallRestaurant({ listen: true });
});
afterAll(() => small.close());

type Asked = readonly [method: 'GET' | 'POST', path: string, body?: object];

async function sitDown(): Promise<{ table_id: string; token: string }> {
  const { restaurant_id } = small;
  const reply = await fetch(`${small.api.url}/api/section/addGuest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ restaurant_id, section_type: 'TAKEOUT' }),
  });
  expect(reply.status).toBe(200);
  return (await reply.json()) as { table_id: string; token: string }; // as the contract says
}

/** Asks and is gone after so long, whatever has come of it. */
async function askAndLeave([method, path, body]: Asked, token: string, after_ms: number) {
  const asked = request(`${small.api.url}${path}`, {
    method,
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
  });
  asked.on('error', () => undefined);
  asked.on('response', (reply) => reply.resume());
  const over = new Promise((resolve) => {
    asked.on('close', resolve);
  });
  asked.end(body && JSON.stringify(body));
  const leaving = setTimeout(() => asked.destroy(), after_ms);
  await over;
  clearTimeout(leaving);
}

async function heldOpen(): Promise<Record<string, number | null>> {
  const figures = await (await fetch(`${small.api.url}/api/metrics`)).text();
  const names = ['comanda_admission{state="underway"}', 'comanda_event_streams'];
  return Object.fromEntries(names.map((name) => [name, figureIn(figures, name)]));
}

test('nothing is held for those who have left, and whoever stays is served', async () => {
  const { restaurant_id } = small;
  const { table_id, token } = await sitDown();
  const kinds: readonly Asked[] = [
    ['GET', '/api/menu/corner/menus'],
    ['GET', `/api/table/${table_id}`],
    ['GET', `/api/table/${table_id}/bill`],
    ['GET', `/api/events?topics=restaurant:${restaurant_id},table:${table_id}`],
    ['POST', '/api/section/addGuest', { restaurant_id, section_type: 'TAKEOUT' }],
    ['POST', '/api/table/addGuest', { restaurant_id, table_id, guest: { name: 'Lea' } }],
  ];
  async function leaveAgainAndAgain(first: number): Promise<void> {
    for (let call = first; call < CALLS; call += AT_ONCE) {
      const kind = kinds[call % kinds.length];
      if (kind) await askAndLeave(kind, token, (call * 7) % LONGEST_MS);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => leaveAgainAndAgain(first)));
  await expect
    .poll(heldOpen)
    .toEqual({ 'comanda_admission{state="underway"}': 0, comanda_event_streams: 0 });
  await sitDown();
}, 600_000);
