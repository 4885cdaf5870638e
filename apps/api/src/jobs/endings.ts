import { and, eq, lte } from 'drizzle-orm';
import type { Deps } from '../deps';
import { items, modifiers, restaurants } from '../db/schema/index';
import { tellMenuChanged } from '../modules/availability/tell-menu-changed';

/**
 * Writes down what has ended by itself: pauses, busy hours, what was sold out until now. Every reader knows it already;
 * this tells those who only listen.
 */
export async function runEndings(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const [states, dishes, choices] = [
    await deps.db
      .select({ restaurant_id: restaurants.restaurant_id })
      .from(restaurants)
      .where(lte(restaurants.state_until, now)),
    await deps.db
      .selectDistinct({ restaurant_id: items.restaurant_id })
      .from(items)
      .where(lte(items.is_in_stock_until, now)),
    await deps.db
      .selectDistinct({ restaurant_id: modifiers.restaurant_id })
      .from(modifiers)
      .where(lte(modifiers.is_in_stock_until, now)),
  ];
  const ids = [...states, ...dishes, ...choices].map(({ restaurant_id }) => restaurant_id);
  for (const restaurant_id of new Set(ids)) await endIn(deps, restaurant_id, now);
}

/** One restaurant at a time, behind its own row: of several servers one writes, and the others find it done. */
async function endIn(deps: Deps, restaurant_id: string, now: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [restaurant] = await tx
      .select({ state_until: restaurants.state_until })
      .from(restaurants)
      .where(eq(restaurants.restaurant_id, restaurant_id))
      .for('update');
    const until = restaurant?.state_until ?? null;
    const isStateOver = until !== null && until <= now;
    const back = { is_in_stock: true, is_in_stock_until: null };
    const ended = [];
    for (const table of [items, modifiers]) {
      const rows = await tx
        .update(table)
        .set(back)
        .where(and(eq(table.restaurant_id, restaurant_id), lte(table.is_in_stock_until, now)))
        .returning({ restaurant_id: table.restaurant_id });
      ended.push(...rows);
    }
    if (!isStateOver && ended.length === 0) return;
    const active = { state: 'ACTIVE', state_until: null, busy_minutes: 0 } as const;
    await tellMenuChanged({ ...deps, db: tx }, restaurant_id, isStateOver ? active : {});
  });
  deps.catalogue.forget(restaurant_id);
}
