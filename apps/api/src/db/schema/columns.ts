import { type AnyPgColumn, customType, foreignKey, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The tenant. First in every primary key, so that the tables can be spread by it. */
export function restaurantId() {
  return uuid('restaurant_id').notNull();
}

export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' });
}

export function createdAt() {
  return instant('created_at').notNull().defaultNow();
}

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/** A reference inside one tenant: a row never belongs to another restaurant's row. */
export function within<Columns extends [AnyPgColumn, ...AnyPgColumn[]]>(
  name: string,
  columns: Columns,
  foreignColumns: { [Index in keyof Columns]: AnyPgColumn },
) {
  return foreignKey({ name, columns, foreignColumns });
}
