import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ShareKind, ShareStatus } from '@comanda/contracts';
import { instant, restaurantId, within } from './columns';
import { order_items, orders } from './orders';
import { table_sessions } from './tables';

/**
 * One payer's share of a table's bill. It is claimed first and paid afterwards: its amount never changes, and an unpaid
 * share goes back to the bill.
 */
export const bill_shares = pgTable(
  'bill_shares',
  {
    restaurant_id: restaurantId(),
    share_id: uuid('share_id').notNull(),
    table_session_id: uuid('table_session_id').notNull(),
    /** The payer; null = paid at the counter. */
    guest_id: uuid('guest_id'),
    staff_id: uuid('staff_id'),
    kind: text('kind').$type<ShareKind>().notNull(),
    parts: smallint('parts'),
    parts_of: smallint('parts_of'),
    /** With the tip. */
    amount: integer('amount').notNull(),
    tip_amount: integer('tip_amount').notNull(),
    status: text('status').$type<ShareStatus>().notNull(),
    claimed_at: instant('claimed_at').notNull(),
    /** From then on another payer may have it, unless it is paid. */
    held_until: instant('held_until').notNull(),
    closed_at: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.share_id] }),
    index('bill_shares_by_session').on(table.restaurant_id, table.table_session_id),
    uniqueIndex('bill_shares_one_open')
      .on(table.restaurant_id, table.guest_id)
      .where(sql`status = 'CLAIMED'`),
    index('bill_shares_held').on(table.held_until).where(sql`status = 'CLAIMED'`),
    within(
      'bill_shares_session',
      [table.restaurant_id, table.table_session_id],
      [table_sessions.restaurant_id, table_sessions.table_session_id],
    ),
  ],
);

/** Amounts of a share per order. They add up to the order's total, to the cent, once all is paid. */
export const bill_share_orders = pgTable(
  'bill_share_orders',
  {
    restaurant_id: restaurantId(),
    share_id: uuid('share_id').notNull(),
    order_id: uuid('order_id').notNull(),
    /** With tax, without the tip. */
    amount: integer('amount').notNull(),
    discount: integer('discount').notNull(),
    net_total: integer('net_total').notNull(),
    delivery_fee: integer('delivery_fee').notNull(),
    tax_amount: integer('tax_amount').notNull(),
    tip_amount: integer('tip_amount').notNull(),
    /** This share's portion of the tip chosen for the whole order. */
    order_tip: integer('order_tip').notNull(),
    /** False once the share went back to the bill. */
    is_live: boolean('is_live').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.share_id, table.order_id] }),
    index('bill_share_orders_by_order').on(table.restaurant_id, table.order_id),
    within(
      'bill_share_orders_share',
      [table.restaurant_id, table.share_id],
      [bill_shares.restaurant_id, bill_shares.share_id],
    ),
    within(
      'bill_share_orders_order',
      [table.restaurant_id, table.order_id],
      [orders.restaurant_id, orders.order_id],
    ),
  ],
);

/** The lines that a share pays for by name. A line is in one live share at most. */
export const bill_share_items = pgTable(
  'bill_share_items',
  {
    restaurant_id: restaurantId(),
    share_id: uuid('share_id').notNull(),
    order_id: uuid('order_id').notNull(),
    item_instance_id: uuid('item_instance_id').notNull(),
    is_live: boolean('is_live').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.share_id, table.item_instance_id] }),
    uniqueIndex('bill_share_items_once')
      .on(table.restaurant_id, table.order_id, table.item_instance_id)
      .where(sql`is_live`),
    within(
      'bill_share_items_share',
      [table.restaurant_id, table.share_id],
      [bill_shares.restaurant_id, bill_shares.share_id],
    ),
    within(
      'bill_share_items_item',
      [table.restaurant_id, table.order_id, table.item_instance_id],
      [order_items.restaurant_id, order_items.order_id, order_items.item_instance_id],
    ),
  ],
);
