import type {
  Currency,
  PaidCard,
  PaymentMethod,
  PaymentService,
  PaymentStatus,
} from '@comanda/contracts';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Statement } from '../../processors/statement';
import { createdAt, instant, restaurantId, within } from './columns';
import { orders } from './orders';

/** One attempt to be paid for one order. Its status only moves forward; every move is a payment event. */
export const payments = pgTable(
  'payments',
  {
    restaurant_id: restaurantId(),
    payment_id: uuid('payment_id').notNull(),
    order_id: uuid('order_id').notNull(),
    /** The share of a bill that it pays; null = it pays an order before that is placed. */
    share_id: uuid('share_id'),
    guest_id: uuid('guest_id').notNull(),
    payment_service: text('payment_service').$type<PaymentService>().notNull(),
    payment_method: text('payment_method').$type<PaymentMethod>().notNull(),
    account_id: text('account_id'),
    provider_ref: text('provider_ref'),
    client_secret: text('client_secret'),
    /** The network that its guest called from, for limits; null = staff or a device opened it, or it is a day old. */
    network: text('network'),
    /** The processor's own id once money has moved, where it differs from provider_ref. */
    transaction_ref: text('transaction_ref'),
    /** When a charge went out whose outcome is not known yet; only one may be out at a time. */
    sent_at: instant('sent_at'),
    /** The bank's question that has to be answered before the charge goes on. */
    action_ref: text('action_ref'),
    /** The card that paid; null where its processor does not tell it. */
    card: jsonb('card').$type<PaidCard>(),
    amount: integer('amount').notNull(),
    refunded_amount: integer('refunded_amount').notNull().default(0),
    /** Since when a refund waits for a person, for two payments or two names of one are confused at the processor. */
    refund_blocked_at: instant('refund_blocked_at'),
    currency: text('currency').$type<Currency>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    created_at: createdAt(),
    updated_at: instant('updated_at').notNull().defaultNow(),
    checked_at: instant('checked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.payment_id] }),
    index('payments_by_order').on(table.restaurant_id, table.order_id),
    index('payments_by_guest').on(table.restaurant_id, table.guest_id).concurrently(),
    index('payments_by_share')
      .on(table.restaurant_id, table.share_id)
      .concurrently()
      .where(sql`share_id is not null`),
    within(
      'payments_order',
      [table.restaurant_id, table.order_id],
      [orders.restaurant_id, orders.order_id],
    ),
    uniqueIndex('payments_provider_ref').on(table.payment_service, table.provider_ref),
    uniqueIndex('payments_transaction_ref')
      .on(table.restaurant_id, table.payment_service, table.transaction_ref)
      .where(sql`transaction_ref is not null`),
    uniqueIndex('payments_one_open')
      .on(table.restaurant_id, table.order_id)
      .where(sql`status in ('CREATED', 'PROCESSING', 'AUTHORIZED') and share_id is null`),
    uniqueIndex('payments_one_captured')
      .on(table.restaurant_id, table.order_id)
      .where(sql`status = 'CAPTURED' and share_id is null`),
    uniqueIndex('payments_one_open_per_share')
      .on(table.restaurant_id, table.share_id)
      .where(sql`status in ('CREATED', 'PROCESSING', 'AUTHORIZED')`),
    uniqueIndex('payments_one_captured_per_share')
      .on(table.restaurant_id, table.share_id)
      .where(sql`status = 'CAPTURED'`),
    index('payments_open')
      .on(table.created_at)
      .where(sql`status in ('CREATED', 'PROCESSING', 'AUTHORIZED')`),
    index('payments_with_network')
      .on(table.created_at)
      .where(sql`network is not null`)
      .concurrently(),
  ],
);

/**
 * The names of payments at their processors, each of one payment in all restaurants: terminals and accounts may be shared.
 * Its key begins with the name, which is all that a webhook has.
 */
export const payment_references = pgTable(
  'payment_references',
  {
    payment_service: text('payment_service').$type<PaymentService>().notNull(),
    reference: text('reference').notNull(),
    /** The account or terminal in which the processor gave the name; '' = the name that the payment was opened under. */
    account: text('account').notNull(),
    restaurant_id: restaurantId(),
    payment_id: uuid('payment_id').notNull(),
    /** The source of the name: this server opened the payment, the processor called, or a guest's browser came back. */
    said_by: text('said_by').$type<'server' | 'processor' | 'browser'>().notNull(),
    said_at: instant('said_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.payment_service, table.reference, table.account] }),
    index('payment_references_by_payment').on(table.restaurant_id, table.payment_id),
  ],
);

/** Events of a payment, in order, never changed. */
export const payment_events = pgTable(
  'payment_events',
  {
    restaurant_id: restaurantId(),
    payment_id: uuid('payment_id').notNull(),
    payment_event_id: uuid('payment_event_id').notNull(),
    from_status: text('from_status').$type<PaymentStatus>(),
    to_status: text('to_status').$type<PaymentStatus>().notNull(),
    source: text('source').$type<'browser' | 'webhook' | 'reconciliation' | 'server'>().notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.payment_id, table.payment_event_id] }),
    within(
      'payment_events_payment',
      [table.restaurant_id, table.payment_id],
      [payments.restaurant_id, payments.payment_id],
    ),
  ],
);

/** Webhooks as they came in, so that none is lost and none is worked on twice. */
export const webhook_events = pgTable(
  'webhook_events',
  {
    payment_service: text('payment_service').$type<PaymentService>().notNull(),
    event_id: text('event_id').notNull(),
    kind: text('kind').notNull(),
    provider_ref: text('provider_ref'),
    account_id: text('account_id'),
    /** Signed statement about a payment, for processors without a status query. */
    statement: jsonb('statement').$type<Statement>(),
    received_at: instant('received_at').notNull().defaultNow(),
    handled_at: instant('handled_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.payment_service, table.event_id] }),
    index('webhook_events_open').on(table.received_at).where(sql`handled_at is null`),
  ],
);
