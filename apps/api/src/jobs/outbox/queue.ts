import { and, asc, eq, inArray, isNull, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { outbox } from '../../db/schema/index';
import { OUTSIDE_KINDS } from './messages';

/** `inside`: money, a few at a time, for those that a server dies over wait for the end of their lease. `outside`: many at once. */
export type Lane = 'inside' | 'outside';

const MOST_PER_CLAIM = { inside: 5, outside: 50 } as const;
/** How long a server may take over a message before another tries them. Longer than anybody outside may take to answer. */
const LEASE_SECONDS = 30;
const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 15 * 60;
/** Messages that fail for this long are no longer needed. */
const GIVEN_UP_AFTER_MS = 3 * 24 * 3_600_000;

export type DueMessage = typeof outbox.$inferSelect;

type QueueDeps = Pick<Deps, 'db' | 'clock'>;

/** Takes messages that are due; other servers take others, and these too should this one die over them. */
export async function claimMessages({ db, clock }: QueueDeps, lane: Lane): Promise<DueMessage[]> {
  const now = clock.now();
  return await db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(outbox)
      .where(
        and(
          isNull(outbox.done_at),
          lte(outbox.due_at, now),
          lane === 'outside'
            ? inArray(outbox.kind, [...OUTSIDE_KINDS])
            : notInArray(outbox.kind, [...OUTSIDE_KINDS]),
        ),
      )
      .orderBy(asc(outbox.due_at))
      .limit(MOST_PER_CLAIM[lane])
      .for('update', { skipLocked: true });
    const due_at = secondsAfter(now, LEASE_SECONDS);
    if (due.length > 0) await tx.update(outbox).set({ due_at }).where(areMessages(due));
    return due.map((message) => ({ ...message, due_at }));
  });
}

/** Begins the lease anew for messages whose turn has come. Those that another server has taken meanwhile are left out. */
export async function renewLease(
  { db, clock }: QueueDeps,
  messages: readonly DueMessage[],
): Promise<DueMessage[]> {
  const leased = messages.map(({ due_at }) => due_at);
  return await db
    .update(outbox)
    .set({ due_at: secondsAfter(clock.now(), LEASE_SECONDS) })
    .where(and(areMessages(messages), isNull(outbox.done_at), inArray(outbox.due_at, leased)))
    .returning();
}

/** Closes what was done. */
export async function closeMessages(
  { db, clock }: QueueDeps,
  messages: readonly DueMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  await db
    .update(outbox)
    .set({ done_at: clock.now(), last_error: null })
    .where(areMessages(messages));
}

/** Puts a message off, for longer each time. One for the outside that nobody takes for days is given up: it is dead. */
export async function postponeMessage(
  { db, clock }: QueueDeps,
  message: DueMessage,
  why: string,
): Promise<'postponed' | 'dead'> {
  const now = clock.now();
  const attempts = message.attempts + 1;
  const isOutside = OUTSIDE_KINDS.some((kind) => kind === message.kind);
  if (isOutside && now.getTime() - message.created_at.getTime() > GIVEN_UP_AFTER_MS) {
    await change(db, message, { done_at: now, dead_at: now, attempts, last_error: why });
    return 'dead';
  }
  const wait = Math.min(FIRST_WAIT_SECONDS * 2 ** message.attempts, LONGEST_WAIT_SECONDS);
  await change(db, message, { due_at: secondsAfter(now, wait), attempts, last_error: why });
  return 'postponed';
}

async function change(
  db: Deps['db'],
  { restaurant_id, outbox_id }: DueMessage,
  changes: Partial<DueMessage>,
): Promise<void> {
  await db
    .update(outbox)
    .set(changes)
    .where(and(eq(outbox.restaurant_id, restaurant_id), eq(outbox.outbox_id, outbox_id)));
}

/** As pairs: by their columns apart, a database that does not know its tables yet would read all messages of a restaurant. */
function areMessages(messages: readonly DueMessage[]): SQL {
  const restaurants = sql.param(messages.map(({ restaurant_id }) => restaurant_id));
  const ids = sql.param(messages.map(({ outbox_id }) => outbox_id));
  return sql`(${outbox.restaurant_id}, ${outbox.outbox_id}) in (select * from unnest(${restaurants}::uuid[], ${ids}::uuid[]))`;
}

function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}
