import { and, eq, inArray, isNull } from 'drizzle-orm';
import { access_tokens } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import { readToken } from '../../plugins/auth/token';

/** Ends the given tokens of a guest, and no others of the table. What was ordered stays. */
export async function leaveTable(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  { restaurant_id, table_session_id }: GuestPrincipal,
  tokens: readonly string[],
): Promise<void> {
  const hashes = tokens.flatMap((token) => readToken(token)?.token_hash ?? []);
  if (hashes.length === 0) return;
  const ended = await db
    .update(access_tokens)
    .set({ ended_at: clock.now() })
    .where(
      and(
        eq(access_tokens.restaurant_id, restaurant_id),
        eq(access_tokens.table_session_id, table_session_id),
        inArray(access_tokens.token_hash, hashes),
        isNull(access_tokens.ended_at),
      ),
    )
    .returning({ token_hash: access_tokens.token_hash });
  await events.publishEnded(
    db,
    ended.map(({ token_hash }) => token_hash),
  );
}
