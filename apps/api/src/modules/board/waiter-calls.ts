import type { WaiterCall } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { tables, waiter_calls } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { recordAction } from '../staff/record-action';

const MOST_CALLS = 500;

/** The calls nobody answered yet, the oldest first. */
export async function listWaiterCalls(db: Database, restaurant_id: string): Promise<WaiterCall[]> {
  const rows = await selectCalls(db, and(isIn(restaurant_id), isNull(waiter_calls.done_at)));
  return rows;
}

/** Marks a call as answered. Idempotent. */
export async function closeWaiterCall(
  deps: Deps,
  staff: StaffPrincipal,
  call_id: string,
): Promise<Result<WaiterCall, Refusal>> {
  const { restaurant_id, staff_id } = staff;
  return await deps.db.transaction(async (tx) => {
    const isCall = and(isIn(restaurant_id), eq(waiter_calls.call_id, call_id));
    const closed = await tx
      .update(waiter_calls)
      .set({ done_at: deps.clock.now(), done_by: staff_id })
      .where(and(isCall, isNull(waiter_calls.done_at)))
      .returning({ table_id: waiter_calls.table_id });
    const [call] = await selectCalls(tx, isCall);
    if (call === undefined) return err({ code: 'not_found' });
    if (closed.length > 0) {
      const inside = { ...deps, db: tx };
      const { table_id } = call;
      await recordAction(inside, staff, 'call.done', call_id);
      const event = {
        type: 'call.changed',
        restaurant_id,
        table_id,
        call_id,
        is_done: true,
      } as const;
      await deps.events.publish(tx, event);
    }
    return ok(call);
  });
}

async function selectCalls(db: Database, where: ReturnType<typeof and>): Promise<WaiterCall[]> {
  const rows = await db
    .select({ call: waiter_calls, label: tables.label, local_id: tables.local_id })
    .from(waiter_calls)
    .innerJoin(
      tables,
      and(
        eq(tables.restaurant_id, waiter_calls.restaurant_id),
        eq(tables.table_id, waiter_calls.table_id),
      ),
    )
    .where(where)
    .orderBy(asc(waiter_calls.created_at), asc(waiter_calls.call_id))
    .limit(MOST_CALLS);
  return rows.map(({ call, label, local_id }) => ({
    call_id: call.call_id,
    table_id: call.table_id,
    table_label: label ?? local_id,
    guest_name: call.guest_name,
    request: call.request,
    created_at: call.created_at.toISOString(),
    done_at: call.done_at?.toISOString() ?? null,
  }));
}

function isIn(restaurant_id: string) {
  return eq(waiter_calls.restaurant_id, restaurant_id);
}
