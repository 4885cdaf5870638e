import { and, eq, or } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { access_tokens } from '../../db/schema/index';
import type { TokenKey } from './token';

/** Whether one of the tokens once spoke for a party at a table: then whoever holds it is told that its time is over. */
export async function wasAtTable(
  { db }: Pick<Deps, 'db'>,
  keys: readonly TokenKey[],
): Promise<boolean> {
  if (keys.length === 0) return false;
  const [spent] = await db
    .select({ role: access_tokens.role })
    .from(access_tokens)
    .where(
      and(
        eq(access_tokens.role, 'guest'),
        or(
          ...keys.map(({ restaurant_id, token_hash }) =>
            and(
              eq(access_tokens.restaurant_id, restaurant_id),
              eq(access_tokens.token_hash, token_hash),
            ),
          ),
        ),
      ),
    )
    .limit(1);
  return spent !== undefined;
}
