import type { Item, Modifier, OrderModifier } from '@comanda/contracts';
import { countOf, type ModifierCounts } from './counts';
import { chosenIn } from './group-counts';
import { byRank } from './rank';

/** One group of a selection, as it is read back to the guest. */
export type SelectedGroup = {
  readonly modifier_group_id: string;
  readonly name: string;
  readonly modifiers: readonly SelectedModifier[];
};

export type SelectedModifier = Readonly<Modifier> & { readonly count: number };

/** The groups something was chosen in, and what, both in rank order (MOD-14). */
export function describeSelection(item: Item, counts: ModifierCounts): SelectedGroup[] {
  return item.item_modifier_groups
    .toSorted(byRank)
    .map((group) => ({
      modifier_group_id: group.modifier_group_id,
      name: group.name,
      modifiers: chosenIn(group, counts)
        .toSorted(byRank)
        .map((modifier) => ({ ...modifier, count: countOf(counts, modifier.modifier_id) })),
    }))
    .filter((group) => group.modifiers.length > 0);
}

/** The selection as an order keeps it: what was chosen, at the price of that moment (MOD-14). */
export function toOrderModifiers(item: Item, counts: ModifierCounts): OrderModifier[] {
  return describeSelection(item, counts).flatMap((group) =>
    group.modifiers.map(({ modifier_id, name, price, count, allergens, diets }) => ({
      modifier_id,
      modifier_group_id: group.modifier_group_id,
      modifier_group_name: group.name,
      name,
      price,
      count,
      allergens,
      diets,
    })),
  );
}
