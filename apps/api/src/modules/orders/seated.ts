import type { OrderType } from '@comanda/contracts';
import { and, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { table_sessions } from '../../db/schema/index';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { throughGate } from '../tables/gate';

type Session<Id = string> = { readonly restaurant_id: Id; readonly table_session_id: Id };

/**
 * Refuses to eat in without a table of the restaurant; one that was made for a take-out guest is none. Guests of a kiosk need no
 * code: they stand in the room.
 */
export function refuseWithoutTable(
  { section_type, platform }: GuestPrincipal,
  order_type: OrderType,
): Refusal | null {
  return order_type === 'DINE_IN' && section_type !== 'DINE_IN' && platform !== 'KIOSK'
    ? { code: 'table_not_found', detail: 'Eating in needs a table: join one by its code.' }
    : null;
}

/** Order type at a table. */
export function orderTypeAt({ section_type }: GuestPrincipal): OrderType {
  return section_type === 'DINE_IN' ? 'DINE_IN' : 'TAKEOUT';
}

/**
 * A party's time at its table, if it is not over; held, so that whoever closes the table waits for what is being placed, and
 * what comes later is not. Nothing else may be held before it; who does, as a payment that is settled, goes past the gate.
 */
export function openSession(
  db: Database,
  { restaurant_id, table_session_id }: Session<string | Placeholder>,
  { isPastGate = false } = {},
) {
  return db
    .select({ one: sql<number>`1`.as('one') })
    .from(table_sessions)
    .where(
      and(
        eq(table_sessions.restaurant_id, restaurant_id),
        eq(table_sessions.table_session_id, table_session_id),
        isNull(table_sessions.closed_at),
        isPastGate ? undefined : throughGate,
      ),
    )
    .for('key share');
}

/** Whether the session is open; it stays so until the transaction ends. */
export async function holdOpenSession(
  db: Database,
  session: Session,
  how?: { readonly isPastGate: boolean },
): Promise<boolean> {
  return (await openSession(db, session, how)).length > 0;
}
