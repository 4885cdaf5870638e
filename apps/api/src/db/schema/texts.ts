import type { Language } from '@comanda/contracts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, restaurantId, within } from './columns';
import { guests } from './tables';

/** How far a text has come. UNKNOWN: the service did not answer, so it is looked up before it is sent again. */
export type TextStatus = 'WAITING' | 'UNKNOWN' | 'SENT' | 'DELIVERED' | 'FAILED';

/** A receipt that goes out as a text. One per order and number. */
export const text_messages = pgTable(
  'text_messages',
  {
    restaurant_id: restaurantId(),
    text_id: uuid('text_id').notNull(),
    guest_id: uuid('guest_id').notNull(),
    order_id: uuid('order_id').notNull(),
    phone_number: text('phone_number').notNull(),
    language: text('language').$type<Language>().notNull(),
    status: text('status').$type<TextStatus>().notNull(),
    /** When it was last handed to the service. */
    tried_at: instant('tried_at'),
    provider_ref: text('provider_ref'),
    error_code: text('error_code'),
    created_at: createdAt(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.text_id] }),
    uniqueIndex('text_messages_once').on(table.restaurant_id, table.order_id, table.phone_number),
    index('text_messages_by_guest').on(table.restaurant_id, table.guest_id).concurrently(),
    within(
      'text_messages_guest',
      [table.restaurant_id, table.guest_id],
      [guests.restaurant_id, guests.guest_id],
    ),
  ],
);

/** A code that was texted to a guest, to show that the number is theirs. One per guest is open. */
export const phone_verifications = pgTable(
  'phone_verifications',
  {
    restaurant_id: restaurantId(),
    verification_id: uuid('verification_id').notNull(),
    guest_id: uuid('guest_id').notNull(),
    phone_number: text('phone_number').notNull(),
    /** Of a code of our own; null = the service made it and knows it. */
    code_hash: text('code_hash'),
    provider_ref: text('provider_ref'),
    tries: integer('tries').notNull().default(0),
    sent_at: instant('sent_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    /** When it was used, or another took its place. */
    ended_at: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.verification_id] }),
    uniqueIndex('phone_verifications_one_open')
      .on(table.restaurant_id, table.guest_id)
      .where(sql`ended_at is null`),
    index('phone_verifications_age').on(table.sent_at),
    within(
      'phone_verifications_guest',
      [table.restaurant_id, table.guest_id],
      [guests.restaurant_id, guests.guest_id],
    ),
  ],
);
