import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { limit_counters } from '../../db/schema/index';

/** How many in any stretch of time of that length: not in windows of a clock, at whose edges twice as many would pass. */
export type Span = { readonly most: number; readonly seconds: number };

export type SendLimit = {
  readonly scope: string;
  readonly subject: string;
  readonly spans: readonly Span[];
};

/** Sends within a second share a row, so that a busy restaurant has no row per text. */
const GRAIN_MS = 1000;

export type TakenSend = {
  /** 0 = it may be done; else the seconds until it may. */
  readonly wait_seconds: number;
  /** The scopes of which this was the last for now. */
  readonly filled: readonly string[];
};

/**
 * Counts one more of what costs money, under all of its limits or, where one of them is reached, under none. Those who ask at
 * the same moment are counted one after the other.
 */
export async function takeSends(
  db: Database,
  limits: readonly SendLimit[],
  now: Date,
): Promise<TakenSend> {
  const inOrder = limits.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return await db.transaction(async (tx) => {
    let wait_seconds = 0;
    const filled: string[] = [];
    for (const limit of inOrder) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(limit)}, 0))`);
      const sent = await sentUnder(tx, limit, now);
      wait_seconds = Math.max(wait_seconds, ...limit.spans.map((span) => waitIn(span, sent, now)));
      if (limit.spans.some((span) => isLast(span, sent, now))) filled.push(limit.scope);
    }
    if (wait_seconds > 0) return { wait_seconds, filled: [] };
    await countSend(tx, inOrder, now);
    return { wait_seconds, filled };
  });
}

/** Counts one more under each limit, whether or not it is reached. */
export async function countSend(
  db: Database,
  limits: readonly SendLimit[],
  now: Date,
): Promise<void> {
  const window_starts_at = new Date(Math.floor(now.getTime() / GRAIN_MS) * GRAIN_MS);
  for (const { scope, subject } of limits) {
    await db
      .insert(limit_counters)
      .values({ scope, subject, window_starts_at, count: 1 })
      .onConflictDoUpdate({
        target: [limit_counters.scope, limit_counters.subject, limit_counters.window_starts_at],
        set: { count: sql`${limit_counters.count} + 1` },
      });
  }
}

/** The seconds until a limit has room for one more; 0 = it has. */
export async function waitUnder(db: Database, limit: SendLimit, now: Date): Promise<number> {
  const sent = await sentUnder(db, limit, now);
  return Math.max(0, ...limit.spans.map((span) => waitIn(span, sent, now)));
}

async function sentUnder(
  db: Database,
  { scope, subject, spans }: SendLimit,
  now: Date,
): Promise<readonly Sent[]> {
  const longest = Math.max(...spans.map(({ seconds }) => seconds));
  return await db
    .select({ at: limit_counters.window_starts_at, count: limit_counters.count })
    .from(limit_counters)
    .where(
      and(
        eq(limit_counters.scope, scope),
        eq(limit_counters.subject, subject),
        gt(limit_counters.window_starts_at, new Date(now.getTime() - longest * 1000)),
      ),
    )
    .orderBy(limit_counters.window_starts_at);
}

type Sent = { readonly at: Date; readonly count: number };

/** Until so many of the oldest have left the stretch that there is room for one more. */
function waitIn({ most, seconds }: Span, sent: readonly Sent[], now: Date): number {
  const inside = sentIn({ most, seconds }, sent, now);
  let left = countOf(inside);
  let wait = 0;
  for (const { at, count } of inside) {
    if (left < most) break;
    wait = Math.ceil((at.getTime() + seconds * 1000 - now.getTime()) / 1000);
    left -= count;
  }
  return wait;
}

/** Whether one more is the last that there is room for. */
function isLast(span: Span, sent: readonly Sent[], now: Date): boolean {
  return countOf(sentIn(span, sent, now)) === span.most - 1;
}

function sentIn({ seconds }: Span, sent: readonly Sent[], now: Date): readonly Sent[] {
  return sent.filter(({ at }) => at.getTime() + seconds * 1000 > now.getTime());
}

function countOf(sent: readonly Sent[]): number {
  return sent.reduce((sum, { count }) => sum + count, 0);
}

function keyOf({ scope, subject }: SendLimit): string {
  return `${scope} ${subject}`;
}
