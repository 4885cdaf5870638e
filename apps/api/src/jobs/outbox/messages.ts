import type { DeliveryProvider } from '@comanda/contracts';
import type { Deps } from '../../deps';
import { outbox } from '../../db/schema/index';

/** Work that follows a commit. Each kind must bear being done twice. */
export type OutboxMessage =
  | {
      readonly kind: 'order.placed' | 'order.changed';
      readonly payload: { readonly order_id: string };
    }
  | {
      readonly kind: 'payment.close' | 'payment.refund' | 'payment.watch';
      readonly payload: { readonly payment_id: string };
    }
  | { readonly kind: 'payment.refund_part'; readonly payload: { readonly refund_id: string } }
  | {
      readonly kind: 'delivery.dispatch' | 'delivery.cancel';
      readonly payload: { readonly order_id: string };
    }
  | {
      readonly kind: 'delivery.recall';
      readonly payload: { readonly provider: DeliveryProvider; readonly external_id: string };
    }
  | { readonly kind: 'text.send'; readonly payload: { readonly text_id: string } }
  | { readonly kind: 'contact.received'; readonly payload: { readonly contact_id: string } };

export type OutboxRow = typeof outbox.$inferSelect;

/** Messages to outside receivers. They never precede payment messages, and expire when they fail for days. */
export const OUTSIDE_KINDS = [
  'order.placed',
  'order.changed',
  'contact.received',
  'text.send',
  'delivery.dispatch',
  'delivery.cancel',
  'delivery.recall',
] as const;

/** In the place of a restaurant, for what belongs to none. */
export const NO_RESTAURANT = '00000000-0000-0000-0000-000000000000';

/** A message as a row, for whoever writes it in a statement of their own; due at once unless it says when. */
export function toOutboxRow(
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  restaurant_id: string,
  message: OutboxMessage,
  due_at?: Date,
): OutboxRow {
  const now = clock.now();
  const untried = { attempts: 0, last_error: null, done_at: null, dead_at: null };
  return {
    restaurant_id,
    outbox_id: newId(),
    ...message,
    created_at: now,
    due_at: due_at ?? now,
    ...untried,
  };
}

/** Writes a message down in the transaction that gives cause to it. */
export async function enqueue(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  restaurant_id: string,
  message: OutboxMessage,
  due_at?: Date,
): Promise<void> {
  await deps.db.insert(outbox).values(toOutboxRow(deps, restaurant_id, message, due_at));
}
