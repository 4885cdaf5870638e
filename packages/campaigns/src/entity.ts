import type { Pile } from './pile';

/** Part of the menus, by what it names. */
export type Entity = {
  readonly item_ids: readonly string[];
  readonly category_ids: readonly string[];
  readonly menu_ids: readonly string[];
};

/** Place of a line or a dish on the menus. */
export type Placed = {
  readonly item_id: string;
  readonly category_id: string;
  readonly menu_id: string;
};

/** Whether a line or a dish is one of the named items, or in a named category or menu; where nothing is named, always (CAMP-4). */
export function isInEntity(entity: Entity, placed: Placed): boolean {
  return isEverything(entity) || isNamed(entity, placed);
}

/** The piles of an entity that are no rewards. */
export function ordinaryPilesOf(entity: Entity, piles: readonly Pile[]): Pile[] {
  const isOpen = isEverything(entity);
  return piles.filter(({ line }) => !line.is_reward && (isOpen || isNamed(entity, line)));
}

function isEverything({ item_ids, category_ids, menu_ids }: Entity): boolean {
  return item_ids.length + category_ids.length + menu_ids.length === 0;
}

function isNamed({ item_ids, category_ids, menu_ids }: Entity, placed: Placed): boolean {
  return (
    item_ids.includes(placed.item_id) ||
    category_ids.includes(placed.category_id) ||
    menu_ids.includes(placed.menu_id)
  );
}
