import type {
  Allergen,
  CancelReason,
  Currency,
  DeliveryPlatform,
  Diet,
  HasPaid,
  OrderRefund,
  OrderModifier,
  OrderStatus,
  OrderType,
  TaxAmount,
} from '@comanda/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, restaurantId, within } from './columns';
import { guests } from './tables';

export const orders = pgTable(
  'orders',
  {
    restaurant_id: restaurantId(),
    order_id: uuid('order_id').notNull(),
    guest_id: uuid('guest_id').notNull(),
    table_id: uuid('table_id').notNull(),
    table_session_id: uuid('table_session_id').notNull(),
    order_type: text('order_type').$type<OrderType>().notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    cancel_reason: text('cancel_reason').$type<CancelReason>(),
    /** In the restaurant's own words. */
    cancel_note: text('cancel_note'),
    /** Where it was ordered: decided by who ordered, never by what was sent. */
    delivery_platform: text('delivery_platform')
      .$type<DeliveryPlatform>()
      .notNull()
      .default('MENTUM'),
    /** False while the restaurant has yet to say that it takes the order. */
    is_accepted: boolean('is_accepted').notNull().default(true),
    order_number: text('order_number'),
    currency: text('currency').$type<Currency>().notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    net_total: integer('net_total').notNull(),
    delivery_fee: integer('delivery_fee').notNull(),
    /** The offer by which it is brought; null = nobody brings it. */
    delivery_quote_id: uuid('delivery_quote_id'),
    tax_rate: text('tax_rate').notNull(),
    tax_amount: integer('tax_amount').notNull(),
    included_tax: integer('included_tax').notNull().default(0),
    /** By rate; null = all at the order's own, as orders were before dishes had rates. */
    taxes: jsonb('taxes').$type<TaxAmount[]>(),
    total_with_tax: integer('total_with_tax').notNull(),
    tip_amount: integer('tip_amount').notNull(),
    delivery_tip_amount: integer('delivery_tip_amount').notNull(),
    total_with_tip_and_tax: integer('total_with_tip_and_tax').notNull(),
    /** How much of the total with tax is somebody's share, paid or about to be. Tips come on top. */
    claimed_amount: integer('claimed_amount').notNull().default(0),
    /** Given back at the counter for no line. */
    handed_amount: integer('handed_amount').notNull().default(0),
    /** Refunds that staff decided; null = none. */
    refund_log: jsonb('refund_log').$type<OrderRefund[]>(),
    tip_percentage: integer('tip_percentage'),
    tip_fixed: integer('tip_fixed'),
    order_instructions: text('order_instructions').notNull().default(''),
    pickup_time: instant('pickup_time'),
    ready_at: instant('ready_at'),
    /** When it became ready, for as long as it is. */
    ready_since: instant('ready_since'),
    placed_at: instant('placed_at'),
    /** The first tap on a board since the last round was sent. */
    seen_at: instant('seen_at'),
    /** The card reader that its payment tests: it is never placed, and its money goes back. null = a guest's order. */
    tested_terminal_id: uuid('tested_terminal_id'),
    created_at: createdAt(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.order_id] }),
    check('orders_claimed', sql`claimed_amount between 0 and total_with_tax`),
    index('orders_by_session').on(table.restaurant_id, table.table_session_id),
    index('orders_by_guest').on(table.restaurant_id, table.guest_id),
    index('orders_by_status').on(table.restaurant_id, table.status, table.placed_at),
    index('orders_for_later')
      .on(table.pickup_time)
      .concurrently()
      .where(sql`status = 'ORDER_SENT_TO_KITCHEN' and pickup_time is not null`),
    index('orders_by_placing')
      .on(table.restaurant_id, table.placed_at, table.order_id)
      .concurrently()
      .where(sql`placed_at is not null`),
    index('orders_reader_tests')
      .on(table.restaurant_id)
      .concurrently()
      .where(sql`tested_terminal_id is not null`),
    uniqueIndex('orders_one_reader_test')
      .on(table.restaurant_id, table.tested_terminal_id)
      .concurrently()
      .where(sql`status = 'ORDER_OPEN' and tested_terminal_id is not null`),
    within(
      'orders_guest',
      [table.restaurant_id, table.guest_id],
      [guests.restaurant_id, guests.guest_id],
    ),
  ],
);

/** Names and prices as they were when the order was made; later changes of the menu leave them alone. */
export const order_items = pgTable(
  'order_items',
  {
    restaurant_id: restaurantId(),
    order_id: uuid('order_id').notNull(),
    item_instance_id: uuid('item_instance_id').notNull(),
    position: smallint('position').notNull(),
    /** Which sending to the kitchen it came with; the first is 1. */
    round: smallint('round').notNull().default(1),
    /** When its round was sent; null = with the order. */
    sent_at: instant('sent_at'),
    item_id: uuid('item_id').notNull(),
    menu_id: uuid('menu_id').notNull(),
    menu_name: text('menu_name').notNull(),
    name: text('name').notNull(),
    price: integer('price').notNull(),
    price_with_modifiers: integer('price_with_modifiers').notNull(),
    multiplier: integer('multiplier').notNull(),
    amount: integer('amount').notNull(),
    discount: integer('discount').notNull(),
    /** null = the order's. */
    tax_rate: text('tax_rate'),
    modifiers: jsonb('modifiers').$type<OrderModifier[]>().notNull(),
    special_instructions: text('special_instructions').notNull(),
    campaign_instance_id: uuid('campaign_instance_id'),
    is_reward_item: boolean('is_reward_item').notNull(),
    has_paid: text('has_paid').$type<HasPaid>().notNull(),
    /** Units of it that were given back by themselves, and what they were worth. */
    refunded_units: smallint('refunded_units').notNull().default(0),
    refunded_part: integer('refunded_part').notNull().default(0),
    allergens: jsonb('allergens').$type<Allergen[]>(),
    diets: jsonb('diets').$type<Diet[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.order_id, table.item_instance_id] }),
    within(
      'order_items_order',
      [table.restaurant_id, table.order_id],
      [orders.restaurant_id, orders.order_id],
    ),
  ],
);

/** Order numbers in use. A row is reused once it is a day old. */
export const order_numbers = pgTable(
  'order_numbers',
  {
    restaurant_id: restaurantId(),
    order_number: text('order_number').notNull(),
    order_id: uuid('order_id').notNull(),
    given_at: instant('given_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.restaurant_id, table.order_number] })],
);

export const reviews = pgTable(
  'reviews',
  {
    restaurant_id: restaurantId(),
    order_id: uuid('order_id').notNull(),
    guest_id: uuid('guest_id').notNull(),
    rating: smallint('rating').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.order_id] }),
    within(
      'reviews_order',
      [table.restaurant_id, table.order_id],
      [orders.restaurant_id, orders.order_id],
    ),
  ],
);

export const item_ratings = pgTable(
  'item_ratings',
  {
    restaurant_id: restaurantId(),
    guest_id: uuid('guest_id').notNull(),
    item_id: uuid('item_id').notNull(),
    rating: smallint('rating').$type<1 | -1>().notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.restaurant_id, table.guest_id, table.item_id] })],
);
