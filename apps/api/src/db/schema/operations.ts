import type { Contact } from '@comanda/contracts';
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
import { createdAt, instant, restaurantId } from './columns';

/** Answers to keyed calls, kept for a day. Without an answer the first call is still under way until its lease ends. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    idempotency_key: uuid('idempotency_key').notNull(),
    request_hash: text('request_hash').notNull(),
    status: integer('status'),
    reply: jsonb('reply').$type<unknown>(),
    leased_until: instant('leased_until').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.idempotency_key] }),
    index('idempotency_keys_age').on(table.created_at),
  ],
);

/** Work that must follow a commit: written in the same transaction, done by the jobs, at least once. */
export const outbox = pgTable(
  'outbox',
  {
    restaurant_id: restaurantId(),
    outbox_id: uuid('outbox_id').notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    created_at: createdAt(),
    due_at: instant('due_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    last_error: text('last_error'),
    done_at: instant('done_at'),
    /** When it was given up: nobody outside took it for days. Messages about money are never given up. */
    dead_at: instant('dead_at'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.outbox_id] }),
    index('outbox_due').on(table.due_at).where(sql`done_at is null`),
    index('outbox_dead').on(table.dead_at).where(sql`dead_at is not null`),
  ],
);

/** Counters behind the limits that guard money and sign-ins; in the database, so that they survive a restart. */
export const limit_counters = pgTable(
  'limit_counters',
  {
    scope: text('scope').notNull(),
    subject: text('subject').notNull(),
    window_starts_at: instant('window_starts_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.subject, table.window_starts_at] })],
);

/** Submissions of the contact form, kept until they are handed on or marked as done, and a while longer. */
export const contacts = pgTable(
  'contacts',
  {
    contact_id: uuid('contact_id').primaryKey(),
    /** Of everything in it: the same message sent twice is one. */
    content_hash: text('content_hash').notNull(),
    content: jsonb('content').$type<Contact>().notNull(),
    created_at: createdAt(),
    /** When its receiver took it, or a person marked it as done; null = someone still has to read it. */
    handed_on_at: instant('handed_on_at'),
  },
  (table) => [uniqueIndex('contacts_content').on(table.content_hash)],
);
