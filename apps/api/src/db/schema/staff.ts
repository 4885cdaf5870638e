import type { DeviceFault, PrintedPaper } from '@comanda/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, restaurantId, within } from './columns';
import { orders } from './orders';
import { payments } from './payments';
import { restaurants } from './restaurants';
import { tables } from './tables';

/** A kiosk, a tablet or a screen that was paired with the restaurant's setup code. Its token is an access token. */
export const devices = pgTable(
  'devices',
  {
    restaurant_id: restaurantId(),
    device_id: uuid('device_id').notNull(),
    kind: text('kind').$type<'kiosk' | 'tablet' | 'screen'>().notNull(),
    name: text('name').notNull(),
    paired_at: instant('paired_at').notNull().defaultNow(),
    revoked_at: instant('revoked_at'),
    revoked_by: uuid('revoked_by'),
    /** False while staff have closed it for guests. */
    is_open: boolean('is_open').notNull().default(true),
    reported_at: instant('reported_at'),
    version: text('version'),
    playing: text('playing'),
    /** The last faults that it reported, the newest first. */
    faults: jsonb('faults').$type<DeviceFault[]>().notNull().default([]),
    /** How many numbers were reserved for its orders without a connection. */
    last_local_number: integer('last_local_number').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.device_id] }),
    within('devices_restaurant', [table.restaurant_id], [restaurants.restaurant_id]),
  ],
);

/** A table that asked for somebody to come; done once somebody went. */
export const waiter_calls = pgTable(
  'waiter_calls',
  {
    restaurant_id: restaurantId(),
    call_id: uuid('call_id').notNull(),
    table_id: uuid('table_id').notNull(),
    /** The party that calls; null where a car does, and for calls of older versions. */
    table_session_id: uuid('table_session_id'),
    guest_name: text('guest_name').notNull().default(''),
    request: text('request').notNull().default(''),
    created_at: createdAt(),
    done_at: instant('done_at'),
    /** The member of staff who went. */
    done_by: uuid('done_by'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.call_id] }),
    index('waiter_calls_open')
      .on(table.restaurant_id, table.created_at)
      .where(sql`done_at is null`),
    index('waiter_calls_to_forget')
      .on(table.created_at)
      .where(sql`guest_name <> '' or request <> ''`)
      .concurrently(),
    index('waiter_calls_by_table').on(table.restaurant_id, table.table_id, table.created_at),
    within(
      'waiter_calls_table',
      [table.restaurant_id, table.table_id],
      [tables.restaurant_id, tables.table_id],
    ),
  ],
);

/** Money that staff decided to give back, of one payment. Together they never exceed what the payment captured. */
export const refunds = pgTable(
  'refunds',
  {
    restaurant_id: restaurantId(),
    refund_id: uuid('refund_id').notNull(),
    payment_id: uuid('payment_id').notNull(),
    order_id: uuid('order_id').notNull(),
    amount: integer('amount').notNull(),
    status: text('status').$type<'PENDING' | 'DONE'>().notNull(),
    /** The lines it is for; null = whatever was left of the payment. */
    item_instance_ids: jsonb('item_instance_ids').$type<string[]>(),
    requested_by: uuid('requested_by'),
    created_at: createdAt(),
    /** When it was last asked for, and what had been given back before: so a lost answer can be made up for. */
    sent_at: instant('sent_at'),
    refunded_before: integer('refunded_before'),
    done_at: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.refund_id] }),
    index('refunds_by_payment').on(table.restaurant_id, table.payment_id),
    index('refunds_pending')
      .on(table.restaurant_id, table.order_id)
      .concurrently()
      .where(sql`status = 'PENDING'`),
    within(
      'refunds_payment',
      [table.restaurant_id, table.payment_id],
      [payments.restaurant_id, payments.payment_id],
    ),
  ],
);

/** Which orders a pickup slot is taken by; while one is being paid for, it holds its place until a time. */
export const order_slots = pgTable(
  'order_slots',
  {
    restaurant_id: restaurantId(),
    order_id: uuid('order_id').notNull(),
    slot_starts_at: instant('slot_starts_at').notNull(),
    /** null = placed, and the place is taken for good. */
    held_until: instant('held_until'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.order_id] }),
    index('order_slots_by_slot').on(table.restaurant_id, table.slot_starts_at),
    within(
      'order_slots_order',
      [table.restaurant_id, table.order_id],
      [orders.restaurant_id, orders.order_id],
    ),
  ],
);

/** The papers of orders that a device has printed, so that none is printed twice. */
export const order_prints = pgTable(
  'order_prints',
  {
    restaurant_id: restaurantId(),
    order_id: uuid('order_id').notNull(),
    /** The device beside the printer; of staff at an unpaired one, the member of staff. */
    printer_id: uuid('printer_id').notNull(),
    paper: text('paper').$type<PrintedPaper>().notNull(),
    round: smallint('round').notNull(),
    copies: integer('copies').notNull().default(0),
    printed_at: instant('printed_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.restaurant_id, table.order_id, table.printer_id, table.paper, table.round],
    }),
    within(
      'order_prints_order',
      [table.restaurant_id, table.order_id],
      [orders.restaurant_id, orders.order_id],
    ),
  ],
);

/** Actions of people and devices in the restaurant's name, never changed. */
export const staff_actions = pgTable(
  'staff_actions',
  {
    restaurant_id: restaurantId(),
    action_id: uuid('action_id').notNull(),
    staff_id: uuid('staff_id'),
    action: text('action').notNull(),
    subject_id: uuid('subject_id'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.action_id] }),
    index('staff_actions_by_subject').on(table.restaurant_id, table.subject_id),
  ],
);
