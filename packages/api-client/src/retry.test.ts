import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiClient, newIntentKey } from './index';
import {
  breakOff,
  drop,
  hang,
  json,
  type MoodyServer,
  problem,
  startMoodyServer,
} from './testing/moody-server';

const RESTAURANT_ID = '0190f3c2-0000-7000-8000-000000000001';
const restaurants = json({ restaurants: [] });
const guest = json({ guest_id: 'g', guest: {} });
const section = { restaurant_id: RESTAURANT_ID, table_id: RESTAURANT_ID, guest: { name: null } };

let server: MoodyServer;
beforeAll(async () => {
  server = await startMoodyServer();
});
afterAll(() => server.close());

type Changes = { timeout_ms?: number; patience_ms?: number; fetch?: typeof fetch };

function client({ timeout_ms = 2_000, patience_ms = 2_000, ...changes }: Changes = {}) {
  return createApiClient({
    ...changes,
    base_url: server.url,
    timeout_ms,
    retry: { base_ms: 5, cap_ms: 20, patience_ms },
  });
}

describe('a read', () => {
  test.each([
    ['a dropped connection', drop],
    ['a body that breaks off', breakOff],
    ['a 500', problem('internal', 500)],
    ['a 502 of something in between', json('<html>', 502)],
    ['a 503', problem('unavailable', 503)],
    ['a 408', problem('invalid_input', 408)],
    ['a 425', problem('invalid_input', 425)],
    ['a 429', problem('rate_limited', 429)],
  ])('is sent again after %s', async (_, mood) => {
    server.feel(mood, mood, restaurants);
    expect(await client().listRestaurants()).toEqual({ ok: true, value: { restaurants: [] } });
    expect(server.received).toHaveLength(3);
  });

  test('is sent six times at most', async () => {
    server.feel(problem('unavailable', 503));
    const result = await client().listRestaurants();
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'problem', problem: { code: 'unavailable' } },
    });
    expect(server.received).toHaveLength(6);
  });

  test.each([400, 401, 402, 404, 409, 413, 415, 422])(
    'is not sent again after a %d',
    async (status) => {
      server.feel(problem('not_found', status), restaurants);
      const result = await client().listRestaurants();
      expect(result).toMatchObject({ ok: false, error: { kind: 'problem', problem: { status } } });
      expect(server.received).toHaveLength(1);
    },
  );

  test('that nothing answers fails as network', async () => {
    server.feel(drop);
    expect(await client().listRestaurants()).toEqual({ ok: false, error: { kind: 'network' } });
    expect(server.received).toHaveLength(6);
  });

  test('that takes too long fails as timeout, each try by itself', async () => {
    server.feel(hang);
    // Counted as they are sent: on a busy machine one may be given up before it has arrived.
    let sent = 0;
    function send(...args: Parameters<typeof fetch>) {
      sent += 1;
      return fetch(...args);
    }
    const result = await client({ timeout_ms: 30, fetch: send }).listRestaurants();
    expect(result).toEqual({ ok: false, error: { kind: 'timeout' } });
    expect(sent).toBe(6);
  });

  test('that was slow once is answered by the next try', async () => {
    server.feel(hang, restaurants);
    // Only the first is given up: a busy machine may take longer than that to answer the second.
    let sent = 0;
    function send(input: RequestInfo | URL, init?: RequestInit) {
      sent += 1;
      return fetch(input, sent === 1 ? init : {});
    }
    const result = await client({ timeout_ms: 200, fetch: send }).listRestaurants();
    expect(result).toMatchObject({ ok: true });
    expect(sent).toBe(2);
  });

  test.each([
    [1, []],
    [2, [drop]],
    [2, [problem('internal', 500)]],
  ])('that is refused tells whether it was sent before: try %i', async (tries, moods) => {
    server.feel(...moods, problem('unauthorized', 401));
    expect(await client().listRestaurants()).toMatchObject({
      error: { kind: 'problem', problem: { code: 'unauthorized' }, is_repeated: tries > 1 },
    });
    expect(server.received).toHaveLength(tries);
  });

  test('answered by a page of somebody else is network trouble', async () => {
    server.feel((response) => response.end('<html>Sign in to the Wi-Fi</html>'));
    expect(await client().listRestaurants()).toEqual({ ok: false, error: { kind: 'network' } });
  });
});

describe('Retry-After', () => {
  test('is waited for', async () => {
    server.feel(problem('rate_limited', 429, { 'retry-after': '1' }), restaurants);
    const from = performance.now();
    expect(await client().listRestaurants()).toMatchObject({ ok: true });
    expect(performance.now() - from).toBeGreaterThan(950);
  });

  test('beyond all patience becomes the refusal at once', async () => {
    server.feel(problem('rate_limited', 429, { 'retry-after': '600' }), restaurants);
    const result = await client().listRestaurants();
    expect(result).toMatchObject({ ok: false, error: { problem: { code: 'rate_limited' } } });
    expect(server.received).toHaveLength(1);
  });

  test('may be a date', async () => {
    const date = new Date(Date.now() + 600_000).toUTCString();
    server.feel(problem('unavailable', 503, { 'retry-after': date }), restaurants);
    expect(await client().listRestaurants()).toMatchObject({ ok: false });
    expect(server.received).toHaveLength(1);
  });
});

describe('a keyed write', () => {
  test('is sent again under the same key and with the same body', async () => {
    server.feel(drop, problem('unavailable', 503), problem('request_in_flight', 409), guest);
    const key = newIntentKey();
    expect(await client().addTableGuest(section, { key })).toMatchObject({ ok: true });
    expect(server.received.map((request) => request.key)).toEqual([key, key, key, key]);
    expect(new Set(server.received.map((request) => request.body)).size).toBe(1);
  });

  test('that is refused is not sent again', async () => {
    server.feel(problem('guest_name_in_use', 409), guest);
    const result = await client().addTableGuest(section, { key: newIntentKey() });
    expect(result).toMatchObject({ ok: false, error: { problem: { code: 'guest_name_in_use' } } });
    expect(server.received).toHaveLength(1);
  });
});

test('a write without a key is never sent twice', async () => {
  server.feel(drop, json({ totals: {} }));
  const order = { restaurant_id: RESTAURANT_ID, items: [], order_type: 'TAKEOUT' as const };
  expect(await client().calculateTotals({ order })).toEqual({
    ok: false,
    error: { kind: 'network' },
  });
  expect(server.received).toHaveLength(1);
});

describe('an abort', () => {
  test('ends a request that hangs', async () => {
    server.feel(hang);
    const controller = new AbortController();
    const sent = client().listRestaurants({}, { signal: controller.signal });
    await expect.poll(() => server.received).toHaveLength(1);
    controller.abort();
    await expect(sent).rejects.toThrow(/abort/i);
    expect(server.received).toHaveLength(1);
  });

  test('ends the wait for a retry', async () => {
    server.feel(problem('rate_limited', 429, { 'retry-after': '2' }), restaurants);
    const controller = new AbortController();
    const sent = client({ patience_ms: 5_000 }).listRestaurants({}, { signal: controller.signal });
    await expect.poll(() => server.received).toHaveLength(1);
    setTimeout(() => controller.abort(), 60);
    await expect(sent).rejects.toThrow(/abort/i);
    expect(server.received).toHaveLength(1);
  });
});

test('language and token travel as headers', async () => {
  server.feel(restaurants);
  const api = createApiClient({ base_url: server.url, language: 'fr', token: () => 'secret' });
  await api.listRestaurants({ language: 'fr' });
  expect(server.received[0]).toMatchObject({
    url: '/api/restaurants/list?language=fr',
    headers: { 'accept-language': 'fr', authorization: 'Bearer secret' },
  });
});
