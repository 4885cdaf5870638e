import { sql } from 'drizzle-orm';
import { OUTSIDE_KINDS } from '../../../jobs/outbox/messages';
import type { Patient } from './examine';
import { type Finding, finding } from './finding';

const STUCK_PAYMENT_MINUTES = 60;
const STUCK_MONEY_TRIES = 8;
const SLOW_OUTBOX_MINUTES = 5;
const SLOW_WEBHOOK_MINUTES = 10;

/** Overdue work: payments, messages, incoming webhooks. */
export async function examineBacklog({ db, now }: Patient): Promise<Finding[]> {
  return [
    await examinePayments(db, minutesBefore(now, STUCK_PAYMENT_MINUTES)),
    await examineOutbox(db, minutesBefore(now, SLOW_OUTBOX_MINUTES)),
    await examineDead(db),
    await examineInbox(db, minutesBefore(now, SLOW_WEBHOOK_MINUTES)),
  ];
}

/** Those that the guest has confirmed and nobody has heard the end of; what was never confirmed may stay open for a day. */
async function examinePayments(db: Patient['db'], before: string): Promise<Finding> {
  const { rows } = await db.execute<{ stuck: number }>(sql`
    select count(*)::int as stuck from payments
    where status in ('PROCESSING', 'AUTHORIZED') and updated_at < ${before}::timestamptz`);
  const stuck = rows[0]?.stuck ?? 0;
  return stuck === 0
    ? finding('payments', 'ok', 'none is stuck')
    : finding(
        'payments',
        'fail',
        `${stuck} undecided for more than ${STUCK_PAYMENT_MINUTES} minutes: does the processor answer?`,
      );
}

async function examineOutbox(db: Patient['db'], before: string): Promise<Finding> {
  const outside = sql.join(
    OUTSIDE_KINDS.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const { rows } = await db.execute<{
    waiting: number;
    late: number;
    stuck: number;
    why: string | null;
  }>(sql`
    select count(*)::int as waiting,
      count(*) filter (where created_at < ${before}::timestamptz)::int as late,
      count(*) filter (where kind not in (${outside}) and attempts >= ${STUCK_MONEY_TRIES})::int as stuck,
      max(last_error) filter (where kind not in (${outside})) as why
    from outbox where done_at is null`);
  const { waiting = 0, late = 0, stuck = 0, why = null } = rows[0] ?? {};
  if (stuck > 0)
    return finding(
      'outbox',
      'fail',
      `${stuck} about money failed ${STUCK_MONEY_TRIES} times and more: ${why ?? 'unknown'}`,
    );
  return late > 0
    ? finding(
        'outbox',
        'warn',
        `${late} of ${waiting} wait for more than ${SLOW_OUTBOX_MINUTES} minutes`,
      )
    : finding('outbox', 'ok', `${waiting} waiting`);
}

async function examineDead(db: Patient['db']): Promise<Finding> {
  const { rows } = await db.execute<{ kind: string; dead: number; why: string | null }>(sql`
    select kind, count(*)::int as dead, max(last_error) as why
    from outbox where dead_at is not null group by kind order by kind`);
  const told = rows
    .map(({ kind, dead, why }) => `${dead} ${kind} (${why ?? 'unknown'})`)
    .join(', ');
  return rows.length === 0
    ? finding('dead letters', 'ok', 'none')
    : finding('dead letters', 'warn', `given up after three days: ${told}`);
}

async function examineInbox(db: Patient['db'], before: string): Promise<Finding> {
  const { rows } = await db.execute<{ open: number }>(sql`
    select count(*)::int as open from webhook_events
    where handled_at is null and received_at < ${before}::timestamptz`);
  const open = rows[0]?.open ?? 0;
  return open === 0
    ? finding('webhooks', 'ok', 'all of them are handled')
    : finding(
        'webhooks',
        'warn',
        `${open} not handled for more than ${SLOW_WEBHOOK_MINUTES} minutes`,
      );
}

function minutesBefore(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * 60_000).toISOString();
}
