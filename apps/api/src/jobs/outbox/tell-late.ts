import type { Deps } from '../../deps';
import { findOrder, type OrderKey } from '../../modules/orders/repository';
import type { DueMessage } from './queue';

/** A message is looked at within a second or two of its commit, unless the servers are behind or one of them died. */
const LATE_MS = 5000;

/** Whether whoever wrote a message may have died over it. */
export function isLate({ clock }: Pick<Deps, 'clock'>, { created_at }: DueMessage): boolean {
  return created_at < lateBefore(clock.now());
}

/** What was written before this is late. */
export function lateBefore(now: Date): Date {
  return new Date(now.getTime() - LATE_MS);
}

/** News go out behind the commit, so a server that dies in between tells nobody: whoever takes its message over tells of the order as it is now. */
export async function tellLate(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  key: OrderKey,
): Promise<void> {
  const order = await findOrder(db, key);
  if (order === null) return;
  const { restaurant_id, table_id, guest_id, order_id, status, payment_status } = order;
  const subject = { restaurant_id, table_id, guest_id, order_id };
  events.tell({ type: 'order.changed', ...subject, status, payment_status });
}
