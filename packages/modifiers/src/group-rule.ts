import { type ItemModifierGroup, UNLIMITED } from '@comanda/contracts';

/** How many modifiers a group wants, as a key to word it by and the numbers that go into the words. */
export type GroupRule = {
  readonly key: 'exactly' | 'any' | 'at_most' | 'at_least' | 'between';
  readonly min: number;
  readonly max: number;
  /** Most different modifiers, where that is a limit of its own; null where min and max say it all. */
  readonly distinct: number | null;
};

/** Whether choosing one modifier replaces the other (MOD-3). */
export function isSingleSelect(group: ItemModifierGroup): boolean {
  return group.max_selections === 1 || group.max_qty === 1 || !group.is_multiple_selection_allowed;
}

/** The fewest that must be chosen; a required group wants at least one (MOD-4). */
export function minOf(group: ItemModifierGroup): number {
  return group.is_required ? Math.max(group.min_qty, 1) : group.min_qty;
}

/** The most that may be chosen; a single choice without an upper bound means one (MOD-5). */
export function maxOf(group: ItemModifierGroup): number {
  if (!isSingleSelect(group) || group.max_qty < UNLIMITED) return group.max_qty;
  return Math.max(1, minOf(group));
}

/** The most different modifiers that may be chosen (MOD-3). */
export function maxSelectionsOf(group: ItemModifierGroup): number {
  return isSingleSelect(group) ? 1 : group.max_selections;
}

/** The rule of a group, ready to be put into words of any language (MOD-6). */
export function ruleOf(group: ItemModifierGroup): GroupRule {
  const min = minOf(group);
  const max = maxOf(group);
  return { key: keyOf(min, max), min, max, distinct: distinctOf(group, max) };
}

function keyOf(min: number, max: number): GroupRule['key'] {
  if (min === max) return 'exactly';
  if (max >= UNLIMITED) return min === 0 ? 'any' : 'at_least';
  return min === 0 ? 'at_most' : 'between';
}

function distinctOf(group: ItemModifierGroup, max: number): number | null {
  if (isSingleSelect(group)) return null;
  const most = Math.min(max, group.modifiers.length);
  return group.max_selections < most ? group.max_selections : null;
}
