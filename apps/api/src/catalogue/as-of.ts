import type { restaurants } from '../db/schema/restaurants';
import type { CatalogueRows } from './load-rows';

type RestaurantRow = typeof restaurants.$inferSelect;

/** A restaurant as it is at a time: a state that has ended by itself is over, whether or not anybody has written it down. */
export function restaurantAsOf(row: RestaurantRow, now: Date): RestaurantRow {
  return isOver(row.state_until, now)
    ? { ...row, state: 'ACTIVE', state_until: null, busy_minutes: 0 }
    : row;
}

/** The rows of a menu as they are at a time: what was sold out until then is there again. */
export function rowsAsOf(rows: CatalogueRows, now: Date): CatalogueRows {
  return {
    ...rows,
    restaurant: restaurantAsOf(rows.restaurant, now),
    items: rows.items.map((row) => stockAsOf(row, now)),
    modifiers: rows.modifiers.map((row) => stockAsOf(row, now)),
  };
}

/** When the first of what ends by itself ends; null when nothing does. Rows as of now. */
export function endOf({ restaurant, items, modifiers }: CatalogueRows): Date | null {
  const ends = [
    restaurant.state_until,
    ...items.map((row) => row.is_in_stock_until),
    ...modifiers.map((row) => row.is_in_stock_until),
  ].flatMap((end) => (end === null ? [] : [end.getTime()]));
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

type Stock = { readonly is_in_stock: boolean; readonly is_in_stock_until: Date | null };

function stockAsOf<Row extends Stock>(row: Row, now: Date): Row {
  return isOver(row.is_in_stock_until, now)
    ? { ...row, is_in_stock: true, is_in_stock_until: null }
    : row;
}

function isOver(until: Date | null, now: Date): boolean {
  return until !== null && until <= now;
}
