import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { access_tokens, table_sessions } from '../db/schema/index';
import { type SmallRestaurant, startSmallRestaurant } from '../testing/small-restaurant';
import { runExpiry } from './expiry';

let small: SmallRestaurant;
let now = new Date('2026-03-31T12:00:00Z');
beforeAll(async () => {
  small = await startSmallRestaurant({ clock: { now: () => now } });
});
afterAll(() => small.close());

async function sitDown(): Promise<{ table_id: string; token: string }> {
  const reply = await small.api.inject({
    method: 'POST',
    url: '/api/section/addGuest',
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { restaurant_id: small.restaurant_id, section_type: 'TAKEOUT' },
  });
  return reply.json();
}

function hours(count: number): void {
  now = new Date(now.getTime() + count * 3_600_000);
}

test('a session that nobody used for twelve hours is closed, with its tokens; one in use is not', async () => {
  const [left, used] = [await sitDown(), await sitDown()];
  const closed: string[] = [];
  small.api.deps.events.subscribe((event) => {
    if (event?.type === 'table.closed') closed.push(event.table_id);
  });
  hours(7);
  const { db } = small.api.deps;
  await small.api.inject({
    url: `/api/table/${used.table_id}/guests`,
    headers: { authorization: `Bearer ${used.token}` },
  });
  hours(6);
  // Two servers do it at the same moment.
  await Promise.all([runExpiry(small.api.deps), runExpiry(small.api.deps)]);
  await expect.poll(() => closed).toEqual([left.table_id]);
  const [session] = await db
    .select()
    .from(table_sessions)
    .where(eq(table_sessions.table_id, left.table_id));
  expect(session).toMatchObject({ closed_at: now, closed_from: 'idle' });
  const tokens = await db
    .select()
    .from(access_tokens)
    .where(eq(access_tokens.table_session_id, session?.table_session_id ?? ''));
  expect(tokens.map(({ ended_at }) => ended_at)).toEqual([now]);
  const still = await small.api.inject({
    url: `/api/table/${used.table_id}/guests`,
    headers: { authorization: `Bearer ${used.token}` },
  });
  expect(still.statusCode).toBe(200);
});
