import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { limit_counters } from '../../db/schema/index';
import { TRIES } from './limits';

/** What is guessed at, and whose guesses count together. */
export type Guess = { readonly scope: keyof typeof TRIES; readonly subject: string };

/**
 * Counts one try to guess a secret. Returns 0 when it may be made, else the seconds until the lock ends, counted from the
 * last wrong one. Counted before the secret is looked at, so that guesses sent at once are no more than guesses in turn.
 */
export async function countTry(db: Database, guess: Guess, now: Date): Promise<number> {
  const { scope, subject } = guess;
  const { most, lock_seconds } = TRIES[scope];
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${scope} ${subject}`}, 0))`,
    );
    const [last] = await tx
      .select()
      .from(limit_counters)
      .where(isOf(guess))
      .orderBy(desc(limit_counters.window_starts_at))
      .limit(1);
    const freeAt = (last?.window_starts_at.getTime() ?? 0) + lock_seconds * 1000;
    const isRecent = last !== undefined && freeAt > now.getTime();
    if (isRecent && last.count >= most) return Math.ceil((freeAt - now.getTime()) / 1000);
    await tx.delete(limit_counters).where(isOf(guess));
    await tx.insert(limit_counters).values({
      scope,
      subject,
      window_starts_at: now,
      count: isRecent ? last.count + 1 : 1,
    });
    return 0;
  });
}

/** Clears the count after a right guess. */
export async function forgetTries(db: Database, guess: Guess): Promise<void> {
  await db.delete(limit_counters).where(isOf(guess));
}

function isOf({ scope, subject }: Guess) {
  return and(eq(limit_counters.scope, scope), eq(limit_counters.subject, subject));
}
