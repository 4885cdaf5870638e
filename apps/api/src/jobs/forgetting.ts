import { and, asc, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Deps } from '../deps';
import { guests, table_sessions, waiter_calls } from '../db/schema/index';
import { withoutTimeLimit } from '../db/without-time-limit';
import { blankGuests } from '../modules/forgetting/blank-guests';

const DAY_MS = 24 * 3_600_000;
const MOST_PER_TRANSACTION = 100;

/** Blanks what guests said of themselves once they have been away from their table for `retentionDays`. */
export async function runForgetting(deps: Deps): Promise<void> {
  const { db, clock, config } = deps;
  const before = new Date(clock.now().getTime() - config.retentionDays * DAY_MS);
  await withoutTimeLimit(db, (tx) =>
    tx
      .update(waiter_calls)
      .set({ guest_name: '', request: '' })
      .where(
        and(
          lt(waiter_calls.created_at, before),
          or(ne(waiter_calls.guest_name, ''), ne(waiter_calls.request, '')),
        ),
      ),
  );
  while ((await forgetSome(deps, before)) === MOST_PER_TRANSACTION);
}

/** Other servers hold their own guests; those are left to them. */
async function forgetSome({ db, clock }: Deps, before: Date): Promise<number> {
  return await withoutTimeLimit(db, async (tx) => {
    const over = await tx
      .select({ restaurant_id: guests.restaurant_id, guest_id: guests.guest_id })
      .from(guests)
      .innerJoin(
        table_sessions,
        and(
          eq(table_sessions.restaurant_id, guests.restaurant_id),
          eq(table_sessions.table_session_id, guests.table_session_id),
        ),
      )
      .where(
        and(
          isNull(guests.forgotten_at),
          lt(guests.created_at, before),
          lt(table_sessions.closed_at, before),
        ),
      )
      .orderBy(asc(guests.created_at))
      .limit(MOST_PER_TRANSACTION)
      .for('update', { of: guests, skipLocked: true });
    await blankGuests(tx, over);
    const ids = over.map(({ guest_id }) => guest_id);
    if (over.length > 0)
      await tx
        .update(guests)
        .set({ forgotten_at: clock.now() })
        .where(inArray(guests.guest_id, ids));
    return over.length;
  });
}
