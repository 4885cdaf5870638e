import type { order_campaigns, order_items, orders } from '../../db/schema/index';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof order_items.$inferSelect;

export type OrderCampaignRow = typeof order_campaigns.$inferSelect;

/** An order with its lines and campaigns, each in the order they were added. */
export type StoredOrder = {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  readonly campaigns: readonly OrderCampaignRow[];
};
