import type { LateDifference } from '@comanda/contracts';
import { index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant, restaurantId, within } from './columns';
import { orders } from './orders';
import { devices } from './staff';

/** Orders that a kiosk took without a connection. Their keys make sure that each is placed once, however late it comes. */
export const late_orders = pgTable(
  'late_orders',
  {
    restaurant_id: restaurantId(),
    device_id: uuid('device_id').notNull(),
    local_number: integer('local_number').notNull(),
    order_id: uuid('order_id').notNull(),
    /** When the guest ordered. */
    taken_at: instant('taken_at').notNull(),
    shown_total: integer('shown_total').notNull(),
    differences: jsonb('differences').$type<LateDifference[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.device_id, table.local_number] }),
    index('late_orders_by_order').on(table.restaurant_id, table.order_id),
    within(
      'late_orders_order',
      [table.restaurant_id, table.order_id],
      [orders.restaurant_id, orders.order_id],
    ),
    within(
      'late_orders_device',
      [table.restaurant_id, table.device_id],
      [devices.restaurant_id, devices.device_id],
    ),
  ],
);
