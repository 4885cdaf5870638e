import type { Language, TableSectionType } from '@comanda/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, restaurantId, within } from './columns';
import { restaurants } from './restaurants';

/** A part of the restaurant where tables stand. */
export const sections = pgTable(
  'sections',
  {
    restaurant_id: restaurantId(),
    section_id: uuid('section_id').notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    section_type: text('section_type').$type<TableSectionType>().notNull(),
    rank: integer('rank').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.section_id] }),
    uniqueIndex('sections_key').on(table.restaurant_id, table.key),
    within('sections_restaurant', [table.restaurant_id], [restaurants.restaurant_id]),
  ],
);

/** A table of the restaurant's folder has a key; one without was made for a single guest who sits at none. */
export const tables = pgTable(
  'tables',
  {
    restaurant_id: restaurantId(),
    table_id: uuid('table_id').notNull(),
    key: text('key'),
    label: text('label'),
    local_id: text('local_id'),
    section_id: uuid('section_id'),
    section_type: text('section_type').$type<TableSectionType>().notNull(),
    is_standing: boolean('is_standing').notNull().default(false),
    is_tablet: boolean('is_tablet').notNull().default(false),
    is_in_service: boolean('is_in_service').notNull().default(true),
    rank: integer('rank').notNull().default(0),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.table_id] }),
    uniqueIndex('tables_local_id').on(table.restaurant_id, table.local_id),
    uniqueIndex('tables_key').on(table.restaurant_id, table.key),
    within('tables_restaurant', [table.restaurant_id], [restaurants.restaurant_id]),
    within(
      'tables_section',
      [table.restaurant_id, table.section_id],
      [sections.restaurant_id, sections.section_id],
    ),
  ],
);

/** Secret from which a restaurant's table PINs are derived. Created when a PIN is first requested. */
export const table_pins = pgTable(
  'table_pins',
  { restaurant_id: restaurantId().primaryKey(), secret: text('secret').notNull() },
  (table) => [within('table_pins_restaurant', [table.restaurant_id], [restaurants.restaurant_id])],
);

/** One party's time at a table. Guests, orders and tokens belong to it and end with it. */
export const table_sessions = pgTable(
  'table_sessions',
  {
    restaurant_id: restaurantId(),
    table_session_id: uuid('table_session_id').notNull(),
    table_id: uuid('table_id').notNull(),
    opened_at: instant('opened_at').notNull().defaultNow(),
    last_used_at: instant('last_used_at').notNull().defaultNow(),
    closed_at: instant('closed_at'),
    /** Where it was closed from, in the words of whoever did. */
    closed_from: text('closed_from'),
    /** The token of the staff or the device that opened it: while that one lives, so does the power it lends to orders. */
    opened_by_token: text('opened_by_token'),
    /** Others who enter the table's code join it. At a standing table each phone has a session that is not shared. */
    is_shared: boolean('is_shared').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.table_session_id] }),
    index('table_sessions_open')
      .on(table.restaurant_id, table.table_id)
      .where(sql`closed_at is null`)
      .concurrently(),
    uniqueIndex('table_sessions_one_open')
      .on(table.restaurant_id, table.table_id)
      .where(sql`closed_at is null and is_shared`),
    within(
      'table_sessions_table',
      [table.restaurant_id, table.table_id],
      [tables.restaurant_id, tables.table_id],
    ),
  ],
);

/** Capabilities that were handed out. A token names its restaurant in clear, so it is looked up within one tenant. */
export const access_tokens = pgTable(
  'access_tokens',
  {
    restaurant_id: restaurantId(),
    token_hash: text('token_hash').notNull(),
    role: text('role').$type<'guest' | 'staff' | 'device'>().notNull(),
    table_session_id: uuid('table_session_id'),
    table_id: uuid('table_id'),
    staff_id: uuid('staff_id'),
    device_id: uuid('device_id'),
    created_at: createdAt(),
    last_used_at: instant('last_used_at').notNull().defaultNow(),
    ended_at: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.token_hash] }),
    index('access_tokens_by_session')
      .on(table.restaurant_id, table.table_session_id)
      .concurrently()
      .where(sql`ended_at is null`),
  ],
);

export const guests = pgTable(
  'guests',
  {
    restaurant_id: restaurantId(),
    guest_id: uuid('guest_id').notNull(),
    table_id: uuid('table_id').notNull(),
    table_session_id: uuid('table_session_id').notNull(),
    name: text('name').notNull(),
    phone_number: text('phone_number'),
    /** When the guest typed the code that was texted to it. */
    phone_verified_at: instant('phone_verified_at'),
    language: text('language').$type<Language>(),
    /** Code of the referrer; for staff who order for a guest, theirs. */
    affiliate_code: text('affiliate_code'),
    /** Last code the guest typed that opened a campaign. */
    campaign_code: text('campaign_code'),
    /** Where a hotel's guest stays. */
    room_number: text('room_number'),
    created_at: createdAt(),
    /** When what the guest said of themselves was blanked; a change after that is blanked again. */
    forgotten_at: instant('forgotten_at'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.guest_id] }),
    index('guests_by_session').on(table.restaurant_id, table.table_session_id),
    index('guests_by_id').on(table.guest_id),
    index('guests_to_forget').on(table.created_at).where(sql`forgotten_at is null`).concurrently(),
    within(
      'guests_session',
      [table.restaurant_id, table.table_session_id],
      [table_sessions.restaurant_id, table_sessions.table_session_id],
    ),
  ],
);
