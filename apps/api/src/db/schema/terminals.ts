import type { TerminalFailure, TerminalVendor } from '@comanda/contracts';
import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, restaurantId, within } from './columns';
import { payments } from './payments';
import { devices } from './staff';

/** Which kiosk a card reader stands at. One that no row names stands at the counter. */
export const terminal_places = pgTable(
  'terminal_places',
  {
    restaurant_id: restaurantId(),
    terminal_id: uuid('terminal_id').notNull(),
    device_id: uuid('device_id').notNull(),
    placed_at: instant('placed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.terminal_id] }),
    within(
      'terminal_places_device',
      [table.restaurant_id, table.device_id],
      [devices.restaurant_id, devices.device_id],
    ),
  ],
);

/** The payments that are made at a reader, and what of them a reader is busy with. */
export const terminal_payments = pgTable(
  'terminal_payments',
  {
    restaurant_id: restaurantId(),
    payment_id: uuid('payment_id').notNull(),
    terminal_id: uuid('terminal_id').notNull(),
    vendor: text('vendor').$type<TerminalVendor>().notNull(),
    /** The vendor's id of the reader. */
    reader: text('reader').notNull(),
    /** Since when the reader asks for a card; null before and after. */
    running_since: instant('running_since'),
    /** Until when a server says that it is listening to the reader; it says so again and again. */
    held_until: instant('held_until'),
    /** Why it failed, and what the reader said of it. */
    failure: text('failure').$type<TerminalFailure>(),
    provider_message: text('provider_message'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.payment_id] }),
    uniqueIndex('terminal_payments_one_running')
      .on(table.restaurant_id, table.terminal_id)
      .where(sql`running_since is not null`),
    within(
      'terminal_payments_payment',
      [table.restaurant_id, table.payment_id],
      [payments.restaurant_id, payments.payment_id],
    ),
  ],
);
