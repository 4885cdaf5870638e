import type { Deps } from '../../deps';
import { waiter_calls } from '../../db/schema/index';

export type NewWaiterCall = Pick<
  typeof waiter_calls.$inferInsert,
  'restaurant_id' | 'table_id' | 'table_session_id' | 'guest_name' | 'request'
>;

/** Puts a call on the board, in the transaction of `deps.db`. */
export async function writeWaiterCall(
  { db, clock, newId, events }: Pick<Deps, 'db' | 'clock' | 'newId' | 'events'>,
  call: NewWaiterCall,
): Promise<void> {
  const { restaurant_id, table_id } = call;
  const call_id = newId();
  await db.insert(waiter_calls).values({ ...call, call_id, created_at: clock.now() });
  await events.publish(db, {
    type: 'call.changed',
    restaurant_id,
    table_id,
    call_id,
    is_done: false,
  });
}
