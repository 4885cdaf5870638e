import { and, eq, isNull, lt, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { isUniqueViolation } from '../../db/errors';
import { prepareOnce } from '../../db/prepare-once';
import { idempotency_keys } from '../../db/schema/index';
import type { KeyedCall } from './keyed-call';

/** How long a call may be at work before another may take it over: longer than any processor is waited for. */
const LEASE_SECONDS = 30;

export type StoredReply = { readonly status: number; readonly reply: unknown };

export type KeyRow = typeof idempotency_keys.$inferSelect;

/** Columns of the stored reply to an earlier call with the same key. */
export const ANSWER_COLUMNS = {
  request_hash: idempotency_keys.request_hash,
  status: idempotency_keys.status,
  reply: idempotency_keys.reply,
  leased_until: idempotency_keys.leased_until,
};

export type Answer = Pick<KeyRow, keyof typeof ANSWER_COLUMNS>;

export async function findAnswer(db: Database, call: KeyedCall): Promise<Answer | null> {
  const { scope, idempotency_key } = call;
  const [row] = await answerOf(db).execute({ scope, idempotency_key });
  return row ?? null;
}

const answerOf = prepareOnce((db) =>
  db
    .select(ANSWER_COLUMNS)
    .from(idempotency_keys)
    .where(
      and(
        eq(idempotency_keys.scope, sql.placeholder('scope')),
        eq(idempotency_keys.idempotency_key, sql.placeholder('idempotency_key')),
      ),
    )
    .prepare('idempotency_key'),
);

/** The reply of a call, as the text it is sent as, and the call: what `insertAnswer` is to be told. */
export type KeptAnswer = KeyedCall & {
  readonly status: number;
  readonly reply: string;
  readonly answered_at: string;
};

/** Passed to `insertAnswer` without a reply to store. */
export const NOTHING_KEPT: Readonly<Record<keyof KeptAnswer, null>> = {
  scope: null,
  idempotency_key: null,
  request_hash: null,
  status: null,
  reply: null,
  answered_at: null,
};

/** Keeps an answer within a statement of somebody's own, if a condition holds; where another holds the key, that fails. */
export function insertAnswer(condition: SQL): SQL {
  const { scope, idempotency_key, request_hash, status, reply, answered_at } = KEPT;
  return sql`
    insert into ${idempotency_keys}
      (scope, idempotency_key, request_hash, status, reply, leased_until, created_at)
    select ${scope}::text, ${idempotency_key}::uuid, ${request_hash}::text, ${status}::integer, ${reply}::jsonb,
      ${answered_at}::timestamptz, ${answered_at}::timestamptz
    where ${scope}::text is not null and ${condition}`;
}

const KEPT = {
  scope: sql.placeholder('scope'),
  idempotency_key: sql.placeholder('idempotency_key'),
  request_hash: sql.placeholder('request_hash'),
  status: sql.placeholder('status'),
  reply: sql.placeholder('reply'),
  answered_at: sql.placeholder('answered_at'),
} as const satisfies Record<keyof KeptAnswer, Placeholder>;

/** Whether a statement failed because another holds the key of its call. */
export function isKeyTaken(error: unknown): boolean {
  return isUniqueViolation(error, 'idempotency_keys_scope_idempotency_key_pk');
}

/** Keeps the reply of a call. False when another holds the key: then nothing of this one may stay. */
export async function storeReply(
  db: Database,
  call: KeyedCall,
  { status, reply }: StoredReply,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .insert(idempotency_keys)
    .values({ ...call, status, reply, leased_until: now, created_at: now })
    .onConflictDoNothing()
    .returning({ key: idempotency_keys.idempotency_key });
  return rows.length > 0;
}

/** Takes the key before work that leaves the database. False while another is at it, or when it has been answered. */
export async function leaseKey(db: Database, call: KeyedCall, now: Date): Promise<boolean> {
  const leased_until = new Date(now.getTime() + LEASE_SECONDS * 1000);
  const rows = await db
    .insert(idempotency_keys)
    .values({ ...call, leased_until, created_at: now })
    .onConflictDoUpdate({
      target: [idempotency_keys.scope, idempotency_keys.idempotency_key],
      set: { leased_until },
      setWhere: sql`${idempotency_keys.status} is null
        and ${idempotency_keys.leased_until} < ${now.toISOString()}
        and ${idempotency_keys.request_hash} = ${call.request_hash}`,
    })
    .returning({ key: idempotency_keys.idempotency_key });
  return rows.length > 0;
}

/** Answers a leased key for good. One that took the lease over may have been faster: then its answer stands. */
export async function answerKey(
  db: Database,
  call: KeyedCall,
  { status, reply }: StoredReply,
): Promise<void> {
  await db
    .update(idempotency_keys)
    .set({ status, reply })
    .where(and(isCall(call), isNull(idempotency_keys.status)));
}

/** Gives a lease back unanswered, so that the next try need not wait for its end. */
export async function releaseKey(db: Database, call: KeyedCall): Promise<void> {
  await db.delete(idempotency_keys).where(and(isCall(call), isNull(idempotency_keys.status)));
}

/** Forgets the keys of calls older than a time. */
export async function forgetKeys(db: Database, before: Date): Promise<void> {
  await db.delete(idempotency_keys).where(lt(idempotency_keys.created_at, before));
}

function isCall({ scope, idempotency_key }: KeyedCall) {
  return and(
    eq(idempotency_keys.scope, scope),
    eq(idempotency_keys.idempotency_key, idempotency_key),
  );
}
