import type { Currency, DeliveryProvider, DeliveryStatus } from '@comanda/contracts';
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
import { orders } from './orders';
import { guests } from './tables';

/** Where a delivery goes and who takes it there, as the guest gave it. */
export type Dropoff = {
  readonly address: string;
  readonly instructions: string;
  readonly phone_number: string;
  readonly first_name: string;
  readonly last_name: string;
};

/** Delivery price of an order, and how long it is valid. The payer pays this price, whatever happens later. */
export const delivery_quotes = pgTable(
  'delivery_quotes',
  {
    restaurant_id: restaurantId(),
    quote_id: uuid('quote_id').notNull(),
    guest_id: uuid('guest_id').notNull(),
    provider: text('provider').$type<DeliveryProvider>().notNull(),
    /** The courier service's own name for its offer. */
    provider_ref: text('provider_ref'),
    fee: integer('fee').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    min_spend: integer('min_spend').notNull(),
    delivery_tip: integer('delivery_tip').notNull(),
    dropoff: jsonb('dropoff').$type<Dropoff>().notNull(),
    zone_key: text('zone_key'),
    dropoff_eta: instant('dropoff_eta').notNull(),
    created_at: createdAt(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.quote_id] }),
    check('delivery_quotes_amounts', sql`fee >= 0 and min_spend >= 0 and delivery_tip >= 0`),
    index('delivery_quotes_age').on(table.created_at),
    index('delivery_quotes_by_guest').on(table.restaurant_id, table.guest_id).concurrently(),
    within(
      'delivery_quotes_guest',
      [table.restaurant_id, table.guest_id],
      [guests.restaurant_id, guests.guest_id],
    ),
  ],
);

/** The way of a placed order to its guest. One per order; its courier may change. */
export const deliveries = pgTable(
  'deliveries',
  {
    restaurant_id: restaurantId(),
    order_id: uuid('order_id').notNull(),
    quote_id: uuid('quote_id').notNull(),
    guest_id: uuid('guest_id').notNull(),
    provider: text('provider').$type<DeliveryProvider>().notNull(),
    status: text('status').$type<DeliveryStatus>().notNull(),
    /** Our name for it at the courier service: the quote's id, and another for each further courier. */
    external_id: text('external_id').notNull(),
    attempt: smallint('attempt').notNull().default(1),
    provider_ref: text('provider_ref'),
    /** The offer that is taken up when the courier is sent. */
    offer_ref: text('offer_ref'),
    /** Set before the service is called for the first time: from then on it is looked up before it is called again. */
    dispatched_at: instant('dispatched_at'),
    /** The guest wants it no more; what the courier service says to that is not known yet. */
    cancel_asked_at: instant('cancel_asked_at'),
    tracking_url: text('tracking_url'),
    courier_name: text('courier_name'),
    courier_phone: text('courier_phone'),
    dropoff_eta: instant('dropoff_eta').notNull(),
    /** Price the service charges the restaurant; the guest pays the quote's fee. */
    cost: integer('cost'),
    /** The food is with a courier, or was. */
    is_picked_up: boolean('is_picked_up').notNull().default(false),
    failure: text('failure'),
    failed_at: instant('failed_at'),
    checked_at: instant('checked_at'),
    created_at: createdAt(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.order_id] }),
    uniqueIndex('deliveries_quote').on(table.restaurant_id, table.quote_id),
    index('deliveries_external').on(table.external_id),
    index('deliveries_by_guest').on(table.restaurant_id, table.guest_id),
    index('deliveries_live')
      .on(table.updated_at)
      .where(sql`status not in ('DELIVERED', 'CANCELLED')`),
    within(
      'deliveries_order',
      [table.restaurant_id, table.order_id],
      [orders.restaurant_id, orders.order_id],
    ),
    within(
      'deliveries_of_quote',
      [table.restaurant_id, table.quote_id],
      [delivery_quotes.restaurant_id, delivery_quotes.quote_id],
    ),
  ],
);

/** Courier events of a delivery, each stored once. */
export const delivery_events = pgTable(
  'delivery_events',
  {
    restaurant_id: restaurantId(),
    order_id: uuid('order_id').notNull(),
    event_id: text('event_id').notNull(),
    from_status: text('from_status').$type<DeliveryStatus>().notNull(),
    to_status: text('to_status').$type<DeliveryStatus>().notNull(),
    source: text('source').$type<'webhook' | 'lookup' | 'staff' | 'guest' | 'server'>().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.order_id, table.event_id] }),
    within(
      'delivery_events_delivery',
      [table.restaurant_id, table.order_id],
      [deliveries.restaurant_id, deliveries.order_id],
    ),
  ],
);
