import type { Deps } from '../../deps';
import { access_tokens } from '../../db/schema/index';
import { newToken } from '../../plugins/auth/token';

export type TableSession = {
  readonly restaurant_id: string;
  readonly table_id: string;
  readonly table_session_id: string;
};

/** Makes a token that speaks for the guests of a table until the table is closed. It is told here and never again. */
export async function openAccess(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  session: TableSession,
): Promise<string> {
  const { token, token_hash } = newToken(session.restaurant_id);
  const now = clock.now();
  await db
    .insert(access_tokens)
    .values({ ...session, token_hash, role: 'guest', created_at: now, last_used_at: now });
  return token;
}
