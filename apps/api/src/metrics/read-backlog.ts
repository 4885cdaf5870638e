import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

export type Backlog = {
  readonly payments: readonly { readonly status: string; readonly count: number }[];
  readonly oldest_payment_seconds: number;
  readonly waiting: number;
  readonly dead: number;
  readonly lag_seconds: number;
  /** Webhooks that came in and are not handled, and the age of the oldest. */
  readonly inbox: number;
  readonly inbox_seconds: number;
  /** How long the database took to answer the shortest question. */
  readonly answer_seconds: number;
};

/** Measures open payments and messages. All queries use partial indexes: the cost grows with the open rows. */
export async function readBacklog(db: Database, now: Date): Promise<Backlog> {
  const began = performance.now();
  await db.execute(sql`select 1`);
  const answer_seconds = (performance.now() - began) / 1000;
  const at = sql`${now.toISOString()}::timestamptz`;
  const payments = await db.execute<{ status: string; count: number; age: number }>(sql`
    select status, count(*)::int as count,
      extract(epoch from ${at} - min(created_at))::float8 as age
    from payments where status in ('CREATED', 'PROCESSING', 'AUTHORIZED') group by status`);
  const messages = await db.execute<{ waiting: number; lag: number | null }>(sql`
    select count(*)::int as waiting,
      extract(epoch from ${at} - min(created_at))::float8 as lag
    from outbox where done_at is null`);
  const dead = await db.execute<{ dead: number }>(
    sql`select count(*)::int as dead from outbox where dead_at is not null`,
  );
  const inbox = await db.execute<{ open: number; age: number | null }>(sql`
    select count(*)::int as open, extract(epoch from ${at} - min(received_at))::float8 as age
    from webhook_events where handled_at is null`);
  return {
    payments: payments.rows.map(({ status, count }) => ({ status, count })),
    oldest_payment_seconds: Math.max(0, ...payments.rows.map(({ age }) => age)),
    waiting: messages.rows[0]?.waiting ?? 0,
    dead: dead.rows[0]?.dead ?? 0,
    lag_seconds: Math.max(0, messages.rows[0]?.lag ?? 0),
    inbox: inbox.rows[0]?.open ?? 0,
    inbox_seconds: Math.max(0, inbox.rows[0]?.age ?? 0),
    answer_seconds,
  };
}
