import type { Image, Language, TablePresence } from '@comanda/contracts';
import type { PaymentSecretsFile, RestaurantFile } from '@comanda/contracts/bundle';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, instant, restaurantId, within } from './columns';

/** Settings of restaurant.yaml that no query selects by column. */
export type RestaurantSettings = Omit<
  RestaurantFile,
  | 'notices'
  | 'endpoint'
  | 'name'
  | 'state'
  | 'staff'
  | 'opening_hours'
  | 'logo'
  | 'second_logo'
  | 'header_image'
  | 'franchise'
  | 'is_hidden'
  | 'videos'
  | 'webhook'
  | 'terminals'
  | 'payment_secrets'
  | 'setup_code'
  | 'setup_code_hash'
  | 'revision'
> & { readonly notices: readonly StoredNotice[] };

export type KeyKind =
  | 'schedule'
  | 'menu'
  | 'category'
  | 'item'
  | 'modifier_group'
  | 'modifier'
  | 'campaign'
  | 'campaign_group'
  | 'section'
  | 'table'
  | 'staff'
  | 'franchise';

/** Values that no folder holds: the kitchen's mark of an item or a modifier, the code of a table. */
export type KeyMark =
  | {
      readonly is_in_stock: boolean;
      readonly is_in_stock_by_file: boolean;
      readonly is_in_stock_until: string | null;
    }
  | { readonly local_id: string };

/** A notice knows its sections by id, as tables do. Those that were stored before notices had any have none. */
type StoredNotice = Omit<RestaurantFile['notices'][number], 'sections'> & {
  readonly section_ids?: readonly string[];
};

export const restaurants = pgTable(
  'restaurants',
  {
    restaurant_id: restaurantId().primaryKey(),
    endpoint: text('endpoint').notNull(),
    name: text('name').notNull(),
    state: text('state').$type<RestaurantFile['state']>().notNull(),
    /** Last state in the restaurant's folder: a new import keeps later changes by staff. null = the same as the state. */
    state_by_file: text('state_by_file').$type<RestaurantFile['state']>(),
    /** When the state ends by itself and the restaurant is ACTIVE again; null = when somebody says so. */
    state_until: instant('state_until'),
    /** Minutes DELAYED adds to an order's time. */
    busy_minutes: integer('busy_minutes').notNull().default(0),
    /** Hash of the pairing code of devices; null = none can be. */
    setup_code_hash: text('setup_code_hash'),
    franchise_key: text('franchise_key'),
    franchise_id: uuid('franchise_id'),
    schedule_id: uuid('schedule_id'),
    settings: jsonb('settings').$type<RestaurantSettings>().notNull(),
    logo: text('logo'),
    /** For other backgrounds than the first. */
    second_logo: text('second_logo'),
    /** Left out of lists; its address still works. */
    is_hidden: boolean('is_hidden').notNull().default(false),
    /** Webhook for its orders, with the signing secret, so it is never sent over the wire. */
    webhook: jsonb('webhook').$type<RestaurantFile['webhook']>(),
    /** Credentials of its accounts at payment processors; never exported, never on the wire. */
    payment_secrets: jsonb('payment_secrets').$type<PaymentSecretsFile>(),
    /** Its card readers. */
    terminals: jsonb('terminals').$type<RestaurantFile['terminals']>().notNull().default([]),
    header_image: text('header_image'),
    table_presence: text('table_presence').$type<TablePresence>().notNull().default('none'),
    menu_version: integer('menu_version').notNull().default(0),
    /** Counts the imports that changed something; an exported folder carries it. */
    revision: integer('revision').notNull().default(1),
    /** Revision that the folder imported last was exported at; one written by hand has the revision that it made. */
    based_on_revision: integer('based_on_revision').notNull().default(1),
    created_at: createdAt(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('restaurants_endpoint').on(table.endpoint),
    index('restaurants_state_ends').on(table.state_until).where(sql`state_until is not null`),
  ],
);

/** A picture as it was imported; widths are made from it when they are asked for. */
export const media = pgTable(
  'media',
  {
    restaurant_id: restaurantId(),
    path: text('path').notNull(),
    media_hash: text('media_hash').notNull(),
    mime_type: text('mime_type').notNull(),
    image: jsonb('image').$type<Image>().notNull(),
    bytes: bytes('bytes').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.path] }),
    index('media_by_hash').on(table.restaurant_id, table.media_hash),
    within('media_restaurant', [table.restaurant_id], [restaurants.restaurant_id]),
  ],
);

/** The restaurant's own texts in its other languages. */
export const translations = pgTable(
  'translations',
  {
    restaurant_id: restaurantId(),
    language: text('language').$type<Language>().notNull(),
    subject_id: uuid('subject_id').notNull(),
    field: text('field').notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.language, table.subject_id, table.field] }),
    within('translations_restaurant', [table.restaurant_id], [restaurants.restaurant_id]),
  ],
);

export const staff = pgTable(
  'staff',
  {
    restaurant_id: restaurantId(),
    staff_id: uuid('staff_id').notNull(),
    name: text('name').notNull(),
    pin_hash: text('pin_hash').notNull(),
    /** False once the folder no longer names them: their acts keep a name. */
    is_active: boolean('is_active').notNull().default(true),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.staff_id] }),
    uniqueIndex('staff_name').on(table.restaurant_id, table.name),
    within('staff_restaurant', [table.restaurant_id], [restaurants.restaurant_id]),
  ],
);

/** Keys that a restaurant's folder no longer has, with their ids and marks: a key that returns is the same thing again. */
export const retired_keys = pgTable(
  'retired_keys',
  {
    restaurant_id: restaurantId(),
    kind: text('kind').$type<KeyKind>().notNull(),
    key: text('key').notNull(),
    id: uuid('id').notNull(),
    mark: jsonb('mark').$type<KeyMark>(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.kind, table.key] }),
    within('retired_keys_restaurant', [table.restaurant_id], [restaurants.restaurant_id]),
  ],
);
