import type { Deps } from '../deps';
import { access_tokens, table_sessions } from '../db/schema/index';
import { newToken } from '../plugins/auth/token';

export type TableSession = {
  readonly restaurant_id: string;
  readonly table_id: string;
  readonly table_session_id: string;
};

export type SessionRow = typeof table_sessions.$inferSelect;

type Opening = Pick<Deps, 'db' | 'clock' | 'newId'>;

/** Begins a party's time at a table. A table has one shared session at a time, so the table must be held or new. */
export async function openSession(
  { db, clock, newId }: Opening,
  { restaurant_id, table_id }: Omit<TableSession, 'table_session_id'>,
  {
    opened_by_token = null,
    is_shared = true,
  }: { readonly opened_by_token?: string | null; readonly is_shared?: boolean } = {},
): Promise<TableSession> {
  const session = { restaurant_id, table_id, table_session_id: newId() };
  const now = clock.now();
  await db
    .insert(table_sessions)
    .values({ ...session, opened_at: now, last_used_at: now, opened_by_token, is_shared });
  return session;
}

/** Makes a token that speaks for the guests of a table until the table is closed. It is told here and never again. */
export async function openAccess(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { restaurant_id, table_id, table_session_id }: TableSession,
): Promise<string> {
  const { token, token_hash } = newToken(restaurant_id);
  const now = clock.now();
  await db.insert(access_tokens).values({
    restaurant_id,
    table_id,
    table_session_id,
    token_hash,
    role: 'guest',
    created_at: now,
    last_used_at: now,
  });
  return token;
}
