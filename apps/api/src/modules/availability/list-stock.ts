import type { SoldOut } from '@comanda/contracts';
import { and, asc, eq } from 'drizzle-orm';
import { categories, items, menus, modifier_groups, modifiers } from '../../db/schema/index';
import type { Deps } from '../../deps';

/** Lists a restaurant's sold-out items in menu order. Items whose sold-out time has passed are left out. */
export async function listStock(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  restaurant_id: string,
): Promise<SoldOut> {
  const soldOutItems = await db
    .select({
      item_id: items.item_id,
      name: items.name,
      menu_name: menus.name,
      until: items.is_in_stock_until,
    })
    .from(items)
    .innerJoin(
      categories,
      and(
        eq(categories.restaurant_id, items.restaurant_id),
        eq(categories.category_id, items.category_id),
      ),
    )
    .innerJoin(
      menus,
      and(eq(menus.restaurant_id, categories.restaurant_id), eq(menus.menu_id, categories.menu_id)),
    )
    .where(and(eq(items.restaurant_id, restaurant_id), eq(items.is_in_stock, false)))
    .orderBy(asc(menus.rank), asc(categories.rank), asc(items.rank));
  const soldOutModifiers = await db
    .select({
      modifier_id: modifiers.modifier_id,
      name: modifiers.name,
      modifier_group_name: modifier_groups.name,
      until: modifiers.is_in_stock_until,
    })
    .from(modifiers)
    .innerJoin(
      modifier_groups,
      and(
        eq(modifier_groups.restaurant_id, modifiers.restaurant_id),
        eq(modifier_groups.modifier_group_id, modifiers.modifier_group_id),
      ),
    )
    .where(and(eq(modifiers.restaurant_id, restaurant_id), eq(modifiers.is_in_stock, false)))
    .orderBy(asc(modifier_groups.rank), asc(modifiers.rank));
  const now = clock.now();
  return {
    items: soldOutItems.flatMap((row) => stillOut(row, now)),
    modifiers: soldOutModifiers.flatMap((row) => stillOut(row, now)),
  };
}

/** A time that has passed ends it, also before the job that writes so. */
function stillOut<Row extends { readonly until: Date | null }>(
  { until, ...row }: Row,
  now: Date,
): (Omit<Row, 'until'> & { is_in_stock_until: string | null })[] {
  if (until !== null && until <= now) return [];
  return [{ ...row, is_in_stock_until: until?.toISOString() ?? null }];
}
