import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The tenant. First in every primary key, so that the tables can be spread by it. */
export const restaurantId = () => uuid('restaurant_id').notNull();

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().defaultNow();

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});
