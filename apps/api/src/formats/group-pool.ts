import { MAX_CENTS, UNLIMITED } from '@comanda/contracts';
import type { MenusFile } from '@comanda/contracts/bundle';
import { flattenOptions, type FlatOption } from './flatten-options';
import type { ForeignGroup, Problem } from './foreign-menu';
import { makeKeys } from './make-keys';
import { readRule } from './read-rule';

type GroupFile = MenusFile['modifier_groups'][number];

/** A group of the folder, and its modifiers in the order of the options they stand for. */
export type PooledGroup = { readonly key: string; readonly modifiers: readonly string[] };

export type GroupPool = {
  /** A group that asks just this; null with a problem when it cannot be asked. */
  readonly add: (group: ForeignGroup, problems: Problem[], keyName?: string) => PooledGroup | null;
  readonly groups: () => GroupFile[];
};

/** Collects the groups of a menu. Dishes that ask the same share one group. */
export function makeGroupPool(): GroupPool {
  const pool = new Map<string, GroupFile>();
  const newKey = makeKeys();

  function add(group: ForeignGroup, problems: Problem[], keyName = group.name): PooledGroup | null {
    const part = group.name;
    const rule = readRule(group);
    const options = flattenOptions(group.options);
    if (rule === null || options === null || options.length === 0) {
      const reason = reasonOf(rule, options);
      const detail = rule === null ? `at least ${group.min}, at most ${group.max}` : '';
      const isNeeded = rule === null || rule.min > 0;
      problems.push({ reason, part, detail, leaves_out: isNeeded ? 'item' : 'part' });
      return null;
    }
    if (!areFit(options, group, problems)) return null;
    const file = groupFile(group, rule, options);
    const content = JSON.stringify(file);
    const pooled = pool.get(content) ?? { ...file, key: newKey(keyName, group.id) };
    pool.set(content, pooled);
    return { key: pooled.key, modifiers: pooled.modifiers.map(({ key }) => key) };
  }

  return { add, groups: () => [...pool.values()] };
}

function reasonOf(rule: unknown, options: unknown): Problem['reason'] {
  if (rule === null) return 'choices_impossible';
  return options === null ? 'choices_nested_too_deep' : 'choices_missing';
}

function areFit(options: readonly FlatOption[], group: ForeignGroup, problems: Problem[]): boolean {
  const found: Problem[] = [];
  function fault(reason: Problem['reason'], detail: string): void {
    found.push({ reason, part: group.name, detail, leaves_out: 'item' });
  }
  if (group.name === '') fault('name_missing', `choice ${group.id}`);
  if (group.name.length > 120) fault('name_too_long', group.name);
  // Ours are the cheapest, theirs the first or any: the same only where all cost the same.
  if (group.free > 0 && new Set(options.map(({ price }) => price)).size > 1)
    fault('units_free', `the first ${group.free}, of options at different prices`);
  for (const { id, name, price } of options) {
    if (name === '') fault('name_missing', `option ${id}`);
    if (name.length > 120) fault('name_too_long', name);
    if (price < 0) fault('price_below_zero', `${name} ${price}`);
    if (price > MAX_CENTS) fault('price_too_high', `${name} ${price}`);
  }
  problems.push(...found);
  return found.length === 0;
}

function groupFile(
  group: ForeignGroup,
  { min, max }: { readonly min: number; readonly max: number },
  options: readonly FlatOption[],
): GroupFile {
  const newKey = makeKeys();
  let room = max;
  const modifiers = options.map(({ id, name, price, is_in_stock, default_count, diets }) => {
    const key = newKey(name, id);
    const chosen = Math.min(default_count, room);
    room -= chosen;
    return {
      key,
      name,
      description: '',
      price,
      is_in_stock,
      default_count: chosen,
      allergens: null,
      diets: diets === null ? null : [...diets],
    };
  });
  const isSingle = max === 1;
  return {
    key: '',
    name: group.name,
    min_qty: min,
    max_qty: max,
    max_selections: isSingle ? 1 : UNLIMITED,
    free_qty: Math.min(group.free, UNLIMITED),
    is_multiple_selection_allowed: !isSingle,
    is_required: min > 0,
    modifiers,
  };
}
