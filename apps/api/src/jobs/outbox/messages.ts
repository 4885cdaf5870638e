import type { Deps } from '../../deps';
import { outbox } from '../../db/schema/index';

/** Work that follows a commit. Each kind must bear being done twice. */
export type OutboxMessage =
  | { readonly kind: 'order.placed'; readonly payload: { readonly order_id: string } }
  | {
      readonly kind: 'payment.close' | 'payment.refund';
      readonly payload: { readonly payment_id: string };
    };

export type OutboxRow = typeof outbox.$inferInsert;

/** A message as a row, for whoever writes it in a statement of their own. */
export function toOutboxRow(
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  restaurant_id: string,
  message: OutboxMessage,
): OutboxRow {
  const now = clock.now();
  return { restaurant_id, outbox_id: newId(), ...message, created_at: now, due_at: now };
}

/** Writes a message down in the transaction that gives cause to it. */
export async function enqueue(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  restaurant_id: string,
  message: OutboxMessage,
): Promise<void> {
  await deps.db.insert(outbox).values(toOutboxRow(deps, restaurant_id, message));
}
