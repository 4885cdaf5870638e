import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from './create-api-client';
import { serverClock } from './server-clock';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
});
afterEach(async () => {
  await ask(NOON);
  vi.useRealTimers();
});

/** Asks for something that the server answers at a moment of its own, after a time by the phone's clock. */
async function ask(date: number | null, { took_ms = 100, status = 200 } = {}): Promise<void> {
  const headers = date === null ? {} : { date: new Date(date).toUTCString() };
  const client = createApiClient({
    base_url: 'https://api.example',
    retry: { retries: 0 },
    async fetch() {
      vi.setSystemTime(NOON + took_ms);
      return Response.json({ restaurants: [] }, { status, headers });
    },
  });
  vi.setSystemTime(NOON);
  await client.listRestaurants({ language: 'en' });
  vi.setSystemTime(NOON);
}

function hoursAhead(): number {
  return Math.round((serverClock.now().getTime() - NOON) / HOUR_MS) + 0;
}

test('a clock that is hours off is set by the server’s answers, and again once it has been put right', async () => {
  expect(hoursAhead()).toBe(0);
  await ask(NOON + 7 * HOUR_MS);
  expect(hoursAhead()).toBe(7);
  await ask(NOON - 26 * HOUR_MS);
  expect(hoursAhead()).toBe(-26);
  await ask(NOON);
  expect(hoursAhead()).toBe(0);
});

test.each([-10, -4, -1, 1, 4, 10])(
  'a clock that is %i minutes off is set to the second, once: a slower answer moves nothing',
  async (minutes) => {
    const by_server = NOON + minutes * 60_000;
    await ask(by_server);
    const off_ms = serverClock.now().getTime() - by_server;
    expect(Math.abs(off_ms)).toBeLessThanOrEqual(1_000);
    await ask(by_server + 9_000, { took_ms: 9_000 });
    await ask(by_server, { took_ms: 9_000 });
    expect(serverClock.now().getTime() - by_server).toBe(off_ms);
  },
);

test.each([
  ['without its time, as one that was kept', null, {}],
  ['that says a second, and took one', NOON + 1_000, { took_ms: 1_000 }],
  ['that took long, as on a phone that slept', NOON, { took_ms: HOUR_MS }],
  ['of something in between', NOON - HOUR_MS, { status: 502 }],
] as const)('no clock is set by an answer %s', async (_, date, answer) => {
  const before = serverClock.now();
  await ask(date, answer);
  expect(serverClock.now()).toEqual(before);
});
