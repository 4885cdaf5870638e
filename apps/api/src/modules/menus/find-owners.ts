import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { menus, schedules } from '../../db/schema/index';

/** So many answers are remembered; a menu never changes its restaurant. */
const MOST_REMEMBERED = 20_000;

export type FindOwners = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Tells whose menus these are: menu_id → restaurant_id. Unknown ones are not in it. */
export function createFindMenuOwners(db: Database): FindOwners {
  return rememberOwners((ids) =>
    db
      .select({ id: menus.menu_id, restaurant_id: menus.restaurant_id })
      .from(menus)
      .where(inArray(menus.menu_id, [...ids])),
  );
}

/** Tells whose schedules these are. */
export function createFindScheduleOwners(db: Database): FindOwners {
  return rememberOwners((ids) =>
    db
      .select({ id: schedules.schedule_id, restaurant_id: schedules.restaurant_id })
      .from(schedules)
      .where(inArray(schedules.schedule_id, [...ids])),
  );
}

function rememberOwners(
  read: (ids: readonly string[]) => Promise<{ id: string; restaurant_id: string }[]>,
): FindOwners {
  const owners = new Map<string, string>();
  return async (ids) => {
    const unknown = ids.filter((id) => !owners.has(id));
    const rows = unknown.length === 0 ? [] : await read(unknown);
    const found = new Map(rows.map(({ id, restaurant_id }) => [id, restaurant_id]));
    const all = ids.flatMap((id) => {
      const owner = owners.get(id) ?? found.get(id);
      return owner === undefined ? [] : [[id, owner] as const];
    });
    if (owners.size + found.size > MOST_REMEMBERED) owners.clear();
    for (const [id, owner] of found) owners.set(id, owner);
    return new Map(all);
  };
}
