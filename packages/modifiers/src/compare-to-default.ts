import type { Item, Modifier } from '@comanda/contracts';
import { countOf, type ModifierCounts } from './counts';
import { byRank } from './rank';

/** How many fewer or more of a modifier were chosen than the dish comes with. */
export type DefaultDifference = {
  readonly modifier_id: string;
  readonly name: string;
  readonly count: number;
};

/** Modifiers a guest removed from a dish's defaults, and added: "no onions, extra cheese" (MOD-22). */
export type DefaultComparison = {
  readonly left_out: readonly DefaultDifference[];
  readonly added: readonly DefaultDifference[];
};

/** Compares a selection with the defaults on the menu, in rank order; what is out of stock counts as a default, too. */
export function compareToDefault(item: Item, counts: ModifierCounts): DefaultComparison {
  const differences = item.item_modifier_groups
    .toSorted(byRank)
    .flatMap((group) => group.modifiers.toSorted(byRank))
    .map((modifier) => differenceOf(modifier, counts));
  return {
    left_out: differences
      .filter(({ count }) => count < 0)
      .map((each) => ({ ...each, count: -each.count })),
    added: differences.filter(({ count }) => count > 0),
  };
}

function differenceOf(modifier: Modifier, counts: ModifierCounts): DefaultDifference {
  const { modifier_id, name, default_count } = modifier;
  return { modifier_id, name, count: countOf(counts, modifier_id) - default_count };
}
