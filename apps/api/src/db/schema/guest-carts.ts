import type { OrderItemInput } from '@comanda/contracts';
import { index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant, restaurantId, within } from './columns';
import { guests } from './tables';

/** Carts of guests at a table, shown to the others there. Nothing is ordered or priced from them. */
export const guest_carts = pgTable(
  'guest_carts',
  {
    restaurant_id: restaurantId(),
    guest_id: uuid('guest_id').notNull(),
    table_session_id: uuid('table_session_id').notNull(),
    items: jsonb('items').$type<readonly OrderItemInput[]>().notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.guest_id] }),
    index('guest_carts_by_session').on(table.restaurant_id, table.table_session_id),
    within(
      'guest_carts_guest',
      [table.restaurant_id, table.guest_id],
      [guests.restaurant_id, guests.guest_id],
    ),
  ],
);
