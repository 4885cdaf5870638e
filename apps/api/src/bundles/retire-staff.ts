import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import * as t from '../db/schema/index';
import type { Deps } from '../deps';
import type { BundleRows, StaffRow } from './stored-rows';
import type { TableChange } from './write-rows';

/** Members of staff who left keep their row: their acts name them, and they may come back. */
export async function retireStaff(db: Database, { diff }: TableChange): Promise<void> {
  for (const { restaurant_id, staff_id } of diff.removed) {
    await db
      .update(t.staff)
      .set({ is_active: false })
      .where(
        and(
          eq(t.staff.restaurant_id, String(restaurant_id)),
          eq(t.staff.staff_id, String(staff_id)),
        ),
      );
  }
}

/**
 * Ends the sessions of another PIN for good. Those of staff who left open nothing while they are gone, and hold again
 * when they come back with the same PIN.
 */
export async function endSessions(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  stored: BundleRows | null,
  wanted: BundleRows,
): Promise<void> {
  if (stored === null) return;
  const pins = new Map(wanted.staff.map(({ staff_id, pin_hash }) => [staff_id, pin_hash]));
  const left = stored.staff.filter(({ staff_id }) => !pins.has(staff_id));
  const changed = [...stored.staff, ...stored.retired_staff].filter(
    ({ staff_id, pin_hash }) => pins.has(staff_id) && pins.get(staff_id) !== pin_hash,
  );
  const { restaurant_id } = wanted.restaurant;
  const ended = [
    ...(await db
      .select({ token_hash: t.access_tokens.token_hash })
      .from(t.access_tokens)
      .where(isTokenOf(restaurant_id, left))),
    ...(await db
      .delete(t.access_tokens)
      .where(isTokenOf(restaurant_id, changed))
      .returning({ token_hash: t.access_tokens.token_hash })),
  ];
  if (ended.length > 0)
    await events.publishEnded(
      db,
      ended.map(({ token_hash }) => token_hash),
    );
}

function isTokenOf(restaurant_id: string, staff: readonly StaffRow[]) {
  return and(
    eq(t.access_tokens.restaurant_id, restaurant_id),
    inArray(
      t.access_tokens.staff_id,
      staff.map(({ staff_id }) => staff_id),
    ),
  );
}
