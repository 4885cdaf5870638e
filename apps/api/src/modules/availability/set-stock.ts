import { err, ok, type Result } from '@comanda/kernel';
import { and, eq } from 'drizzle-orm';
import { items, modifiers } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { recordAction } from '../staff/record-action';
import { tellMenuChanged } from './tell-menu-changed';
import { startOfTomorrow } from './tomorrow';

export type StockMark = {
  readonly kind: 'item' | 'modifier';
  readonly id: string;
  readonly is_in_stock: boolean;
  /** When sold out ends by itself; null = when somebody says so. */
  readonly until: Date | 'tomorrow' | null;
};

export type Stock = { readonly is_in_stock: boolean; readonly is_in_stock_until: Date | null };

/** Marks a dish or a modifier of one's own restaurant sold out, or back. Everyone who looks at the menu is told. */
export async function setStock(
  deps: Pick<Deps, 'db' | 'events' | 'clock' | 'catalogue' | 'newId'>,
  staff: StaffPrincipal,
  mark: StockMark,
): Promise<Result<Stock, Refusal>> {
  const { restaurant_id } = staff;
  const entry = await deps.catalogue.get(restaurant_id);
  if (entry === null) return err({ code: 'not_found' });
  const now = deps.clock.now();
  const until =
    mark.until === 'tomorrow' ? startOfTomorrow(now, entry.restaurant.timezone) : mark.until;
  if (!mark.is_in_stock && until !== null && until <= now)
    return err({ code: 'invalid_input', detail: 'until is in the past.' });
  const stock = {
    is_in_stock: mark.is_in_stock,
    is_in_stock_until: mark.is_in_stock ? null : until,
  };
  const isFound = await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const before = await changeStock(inside, restaurant_id, mark, stock);
    if (before === null) return false;
    if (isSame(before, stock)) return true;
    await recordAction(inside, staff, 'stock.marked', mark.id, { kind: mark.kind, ...stock });
    await tellMenuChanged(inside, restaurant_id);
    return true;
  });
  if (!isFound) return err({ code: 'not_found' });
  deps.catalogue.forget(restaurant_id);
  return ok(stock);
}

/** Writes the mark, and says what was there before; null when there is no such thing in the restaurant. */
async function changeStock(
  { db }: Pick<Deps, 'db'>,
  restaurant_id: string,
  { kind, id }: StockMark,
  stock: Stock,
): Promise<Stock | null> {
  const [table, key] =
    kind === 'item' ? [items, items.item_id] : [modifiers, modifiers.modifier_id];
  const isMarked = and(eq(table.restaurant_id, restaurant_id), eq(key, id));
  const [before] = await db
    .select({ is_in_stock: table.is_in_stock, is_in_stock_until: table.is_in_stock_until })
    .from(table)
    .where(isMarked)
    .for('update');
  if (before === undefined) return null;
  if (!isSame(before, stock)) await db.update(table).set(stock).where(isMarked);
  return before;
}

function isSame(a: Stock, b: Stock): boolean {
  return (
    a.is_in_stock === b.is_in_stock &&
    a.is_in_stock_until?.getTime() === b.is_in_stock_until?.getTime()
  );
}
