import type { ItemModifierGroup } from '@comanda/contracts';
import { isOwnItem, type ItemFile, type MenusFile } from '@comanda/contracts/bundle';
import { isSingleSelect, ruleOf } from '@comanda/modifiers';
import type { BundleFault } from './fault';
import { toGroupUse } from './group-use';
import { unknownReference } from './unknown-reference';
import type { YamlSource } from './yaml-source';

type GroupFile = MenusFile['modifier_groups'][number];

/** The groups and where items use them: each exists, and its rule can be kept by what is chosen beforehand. */
export function checkGroups(
  source: YamlSource,
  { modifier_groups, menus }: MenusFile,
): BundleFault[] {
  const groups = new Map(modifier_groups.map((group) => [group.key, group]));
  const faults = modifier_groups.flatMap((group, index) =>
    checkRule(group, {}).map((message) => source.faultAt(['modifier_groups', index], message)),
  );
  for (const [menuIndex, menu] of menus.entries()) {
    for (const [categoryIndex, category] of menu.categories.entries()) {
      for (const [itemIndex, item] of category.items.entries()) {
        if (!isOwnItem(item)) continue;
        const path = [
          'menus',
          menuIndex,
          'categories',
          categoryIndex,
          'items',
          itemIndex,
          'modifier_groups',
        ];
        faults.push(...checkUses(source, path, item.modifier_groups, groups));
      }
    }
  }
  return faults;
}

function checkUses(
  source: YamlSource,
  path: readonly PropertyKey[],
  uses: ItemFile['modifier_groups'],
  groups: ReadonlyMap<string, GroupFile>,
): BundleFault[] {
  const keys = uses.map((use) => toGroupUse(use).group);
  return uses.flatMap((use, index) => {
    const { group: key, ...rule } = toGroupUse(use);
    const group = groups.get(key);
    if (group === undefined)
      return [
        source.faultAt(
          [...path, index],
          unknownReference('modifier group', key, [...groups.keys()]),
        ),
      ];
    if (keys.indexOf(key) !== index)
      return [source.faultAt([...path, index], `the group "${key}" stands here twice; keep one`)];
    // Faults of the group's own rule are reported at the group.
    const told = checkRule(group, {});
    const messages = checkRule(group, rule).filter((message) => !told.includes(message));
    return messages.map((message) => source.faultAt([...path, index], message));
  });
}

type Rule = {
  readonly min_qty?: number | undefined;
  readonly max_qty?: number | undefined;
  readonly is_required?: boolean | undefined;
};

function checkRule(group: GroupFile, own: Rule): string[] {
  const rule: ItemModifierGroup = {
    ...group,
    min_qty: own.min_qty ?? group.min_qty,
    max_qty: own.max_qty ?? group.max_qty,
    is_required: own.is_required ?? group.is_required,
    modifier_group_id: '',
    rank: 0,
    modifiers: [],
  };
  const { min, max } = ruleOf(rule);
  const mostDifferent = isSingleSelect(rule) ? 1 : rule.max_selections;
  const defaults = group.modifiers.filter(({ default_count }) => default_count > 0);
  const chosen = defaults.reduce((sum, { default_count }) => sum + default_count, 0);
  const faults: string[] = [];
  if (min > max) faults.push(`wants at least ${min} and allows at most ${max}`);
  if (chosen > max)
    faults.push(`chooses ${chosen} beforehand (default_count) and allows at most ${max}`);
  if (defaults.length > mostDifferent) {
    faults.push(
      `chooses ${defaults.length} different modifiers beforehand (default_count) and allows at most ${mostDifferent}`,
    );
  }
  return faults;
}
