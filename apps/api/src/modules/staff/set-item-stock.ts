import { err, ok, type Result } from '@comanda/kernel';
import { and, eq, sql } from 'drizzle-orm';
import { items, restaurants } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';

export type ItemStock = { readonly item_id: string; readonly is_in_stock: boolean };

/** Marks a dish of one's own restaurant sold out, or back. Everyone who looks at the menu is told. */
export async function setItemStock(
  { db, events, clock, catalogue }: Pick<Deps, 'db' | 'events' | 'clock' | 'catalogue'>,
  { restaurant_id }: StaffPrincipal,
  { item_id, is_in_stock }: ItemStock,
): Promise<Result<ItemStock, Refusal>> {
  const isFound = await db.transaction(async (tx) => {
    const isItem = and(eq(items.restaurant_id, restaurant_id), eq(items.item_id, item_id));
    const [item] = await tx
      .select({ is_in_stock: items.is_in_stock })
      .from(items)
      .where(isItem)
      .for('update');
    if (item === undefined) return false;
    if (item.is_in_stock === is_in_stock) return true;
    await tx.update(items).set({ is_in_stock }).where(isItem);
    const [restaurant] = await tx
      .update(restaurants)
      .set({ menu_version: sql`${restaurants.menu_version} + 1`, updated_at: clock.now() })
      .where(eq(restaurants.restaurant_id, restaurant_id))
      .returning({ menu_version: restaurants.menu_version, state: restaurants.state });
    if (restaurant === undefined) return false;
    await events.publish(tx, { type: 'restaurant.changed', restaurant_id, ...restaurant });
    return true;
  });
  if (!isFound) return err({ code: 'not_found' });
  catalogue.forget(restaurant_id);
  return ok({ item_id, is_in_stock });
}
