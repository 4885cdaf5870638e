import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { outbox } from '../../db/schema/index';

/** Few at a time: those that a server dies over wait for the end of their lease. */
const MOST_PER_CLAIM = 5;
/** How long a server may take over its messages before another tries them. */
const LEASE_SECONDS = 30;
const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 15 * 60;

export type DueMessage = typeof outbox.$inferSelect;

type QueueDeps = Pick<Deps, 'db' | 'clock'>;

/** Takes messages that are due; other servers take others, and these too should this one die over them. */
export async function claimMessages({ db, clock }: QueueDeps): Promise<DueMessage[]> {
  const now = clock.now();
  return await db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(outbox)
      .where(and(isNull(outbox.done_at), lte(outbox.due_at, now)))
      .orderBy(asc(outbox.due_at))
      .limit(MOST_PER_CLAIM)
      .for('update', { skipLocked: true });
    if (due.length > 0) await lease(tx, due, secondsAfter(now, LEASE_SECONDS));
    return due;
  });
}

export async function closeMessage({ db, clock }: QueueDeps, message: DueMessage): Promise<void> {
  await change(db, message, {
    done_at: clock.now(),
    attempts: message.attempts + 1,
    last_error: null,
  });
}

export async function postponeMessage(
  { db, clock }: QueueDeps,
  message: DueMessage,
  why: string,
): Promise<void> {
  const wait = Math.min(FIRST_WAIT_SECONDS * 2 ** message.attempts, LONGEST_WAIT_SECONDS);
  const due_at = secondsAfter(clock.now(), wait);
  await change(db, message, { due_at, attempts: message.attempts + 1, last_error: why });
}

async function lease(db: Deps['db'], messages: readonly DueMessage[], due_at: Date): Promise<void> {
  const restaurants = messages.map(({ restaurant_id }) => restaurant_id);
  const ids = messages.map(({ outbox_id }) => outbox_id);
  await db
    .update(outbox)
    .set({ due_at })
    .where(and(inArray(outbox.restaurant_id, restaurants), inArray(outbox.outbox_id, ids)));
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

function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}
