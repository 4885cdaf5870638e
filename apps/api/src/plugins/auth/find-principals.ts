import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { access_tokens, staff, table_sessions } from '../../db/schema/index';
import type { Principal } from '../../http/principal';
import type { TokenKey } from './token';

/** Seconds without use after which a session is over. */
const IDLE_SECONDS = 12 * 60 * 60;
/** How exactly the time of last use is kept: a write per request would cost more than it tells. */
const TOUCH_AFTER_SECONDS = 5 * 60;

/** Whom the tokens speak for: those in use, whose table is open or whose person still works there. The newest use first. */
export async function findPrincipals(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  keys: readonly TokenKey[],
): Promise<Principal[]> {
  if (keys.length === 0) return [];
  const now = clock.now();
  const rows = await db
    .select({ token: access_tokens, session: table_sessions, person: staff })
    .from(access_tokens)
    .leftJoin(
      table_sessions,
      and(
        eq(table_sessions.restaurant_id, access_tokens.restaurant_id),
        eq(table_sessions.table_session_id, access_tokens.table_session_id),
        isNull(table_sessions.closed_at),
      ),
    )
    .leftJoin(
      staff,
      and(
        eq(staff.restaurant_id, access_tokens.restaurant_id),
        eq(staff.staff_id, access_tokens.staff_id),
        eq(staff.is_active, true),
      ),
    )
    .where(
      and(
        or(...keys.map((key) => isToken(key))),
        isNull(access_tokens.ended_at),
        gt(access_tokens.last_used_at, secondsBefore(now, IDLE_SECONDS)),
      ),
    );
  const live = rows
    .flatMap(({ token, session, person }) => {
      const principal = toPrincipal(token.restaurant_id, session, person);
      return principal === null ? [] : [{ token, principal }];
    })
    .toSorted((a, b) => b.token.last_used_at.getTime() - a.token.last_used_at.getTime());

  const stale = live.filter(
    ({ token }) => token.last_used_at < secondsBefore(now, TOUCH_AFTER_SECONDS),
  );
  if (stale.length > 0) {
    await db
      .update(access_tokens)
      .set({ last_used_at: now })
      .where(or(...stale.map(({ token }) => isToken(token))));
  }
  return live.map(({ principal }) => principal);
}

function isToken({ restaurant_id, token_hash }: TokenKey) {
  return and(
    eq(access_tokens.restaurant_id, restaurant_id),
    eq(access_tokens.token_hash, token_hash),
  );
}

function toPrincipal(
  restaurant_id: string,
  session: typeof table_sessions.$inferSelect | null,
  person: typeof staff.$inferSelect | null,
): Principal | null {
  if (session !== null) {
    const { table_id, table_session_id } = session;
    return { role: 'guest', restaurant_id, table_id, table_session_id };
  }
  return person === null ? null : { role: 'staff', restaurant_id, staff_id: person.staff_id };
}

function secondsBefore(time: Date, seconds: number): Date {
  return new Date(time.getTime() - seconds * 1000);
}
