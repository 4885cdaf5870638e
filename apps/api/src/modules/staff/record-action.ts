import { staff_actions } from '../../db/schema/index';
import type { Deps } from '../../deps';

export type StaffAction =
  | 'delivery.moved'
  | 'device.closed'
  | 'device.opened'
  | 'device.paired'
  | 'device.revoked'
  | 'order.accepted'
  | 'order.moved'
  | 'order.paid'
  | 'order.refunded'
  | 'order.undone'
  | 'receipt.texted'
  | 'restaurant.state'
  | 'stock.marked'
  | 'table.closed'
  | 'call.done'
  | 'terminal.placed'
  | 'terminal.tested';

/** Writes down who did what in the restaurant's name, in the transaction of `deps.db`. */
export async function recordAction(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { restaurant_id, staff_id }: { readonly restaurant_id: string; readonly staff_id: string | null },
  action: StaffAction,
  subject_id: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await db.insert(staff_actions).values({
    restaurant_id,
    action_id: newId(),
    staff_id,
    action,
    subject_id,
    detail,
    created_at: clock.now(),
  });
}
