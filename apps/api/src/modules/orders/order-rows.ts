import type { order_items, orders } from '../../db/schema/index';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof order_items.$inferSelect;

/** An order with its lines in the order they were added. */
export type StoredOrder = { readonly order: OrderRow; readonly items: readonly OrderItemRow[] };
