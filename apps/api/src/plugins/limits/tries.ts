import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { limit_counters } from '../../db/schema/index';
import type { Guesser } from './guesser-of';
import { GUESS_LIMITS, type GuessLimit, type GuessLimits, type Secret } from './guess-limits';

type Guess = {
  readonly secret: Secret;
  readonly restaurant_id: string;
  readonly guesser: Guesser;
};

/** A try that is counted as wrong until `takeBack` says that it was right. */
type CountedTry =
  | { readonly wait_seconds: 0; readonly takeBack: (db: Database) => Promise<void> }
  | { readonly wait_seconds: number; readonly takeBack: null };

/** No limit looks further back: an hour of tries, and an hour of a lock. */
const KEPT_MS = 2 * 3_600_000;

type Counter = { readonly scope: string; readonly subject: string };

/**
 * Counts one try to guess a secret, or returns the seconds until the lock ends. Counted before the secret is compared, so
 * that guesses sent at once are no more than guesses in turn. A right try takes back itself alone: the wrong ones before it
 * may be somebody else's.
 */
export async function countTry(db: Database, guess: Guess, now: Date): Promise<CountedTry> {
  const limits = GUESS_LIMITS[guess.secret];
  const own = { scope: guess.secret, subject: `${guess.restaurant_id} ${guess.guesser.caller}` };
  const whole = { scope: `${guess.secret}:restaurant`, subject: guess.restaurant_id };
  const counters = guess.guesser.is_stranger ? [own, whole] : [own];
  return await db.transaction(async (tx) => {
    // In one order for all, so that nobody waits in a circle: a caller's own counter is nobody else's.
    for (const counter of counters) await lock(tx, counter);
    const mine = await findTries(tx, own, now);
    const wait = waitFor(limits.caller, mine, now);
    if (wait > 0) return { wait_seconds: wait, takeBack: null };
    if (guess.guesser.is_stranger && !isSpared(limits.restaurant, mine, now)) {
      const wait_seconds = waitFor(limits.restaurant, await findTries(tx, whole, now), now);
      if (wait_seconds > 0) return { wait_seconds, takeBack: null };
    }
    for (const counter of counters) await add(tx, counter, now, 1);
    return { wait_seconds: 0, takeBack: (inside) => takeBack(inside, counters, now) };
  });
}

async function takeBack(db: Database, counters: readonly Counter[], at: Date): Promise<void> {
  for (const counter of counters) await add(db, counter, at, -1);
}

async function lock(db: Database, { scope, subject }: Counter): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${scope} ${subject}`}, 0))`,
  );
}

type Tries = { readonly at: Date; readonly count: number };

/** The wrong tries that a limit may still ask about, the last first. */
async function findTries(db: Database, counter: Counter, now: Date): Promise<readonly Tries[]> {
  const since = new Date(now.getTime() - KEPT_MS);
  return await db
    .select({ at: limit_counters.window_starts_at, count: limit_counters.count })
    .from(limit_counters)
    .where(and(isOf(counter), gt(limit_counters.window_starts_at, since)))
    .orderBy(desc(limit_counters.window_starts_at));
}

/** Whether an address has tried too little to be one of those that lock the restaurant. */
function isSpared(
  { spared_tries, within_seconds }: GuessLimits['restaurant'],
  tries: readonly Tries[],
  now: Date,
): boolean {
  const since = now.getTime() - within_seconds * 1000;
  return countOf(tries.filter(({ at }) => at.getTime() > since)) < spared_tries;
}

function waitFor(limit: GuessLimit, tries: readonly Tries[], now: Date): number {
  const last = tries.find(({ count }) => count > 0)?.at.getTime();
  if (last === undefined) return 0;
  const recent = tries.filter(({ at }) => at.getTime() > last - limit.within_seconds * 1000);
  const wait_seconds = Math.ceil((last + limit.lock_seconds * 1000 - now.getTime()) / 1000);
  return countOf(recent) < limit.most ? 0 : Math.max(0, wait_seconds);
}

function countOf(tries: readonly Tries[]): number {
  return tries.reduce((sum, { count }) => sum + count, 0);
}

async function add(
  db: Database,
  { scope, subject }: Counter,
  window_starts_at: Date,
  count: number,
): Promise<void> {
  await db
    .insert(limit_counters)
    .values({ scope, subject, window_starts_at, count })
    .onConflictDoUpdate({
      target: [limit_counters.scope, limit_counters.subject, limit_counters.window_starts_at],
      set: { count: sql`${limit_counters.count} + ${count}` },
    });
}

function isOf({ scope, subject }: Counter) {
  return and(eq(limit_counters.scope, scope), eq(limit_counters.subject, subject));
}
