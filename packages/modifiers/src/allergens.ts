import type { Allergen, Diet, Item } from '@comanda/contracts';
import { ALLERGENS, DIETS } from '@comanda/contracts';
import type { ModifierCounts } from './counts';
import { chosenIn } from './group-counts';
import { unknownIds } from './unknown-ids';

/** Allergens and diets of an item or a modifier; null = not stated. */
export type FoodMarks = {
  readonly allergens: readonly Allergen[] | null;
  readonly diets: readonly Diet[] | null;
};

/** Known allergens of a dish, and whether the list is complete. */
export type AllergenFacts = {
  readonly contains: readonly Allergen[];
  /** False as soon as the item or one chosen modifier says nothing: then no allergen can be ruled out. */
  readonly is_complete: boolean;
};

/** The allergens of an item together with what was chosen on it (MOD-15). */
export function allergensOf(item: Item, counts: ModifierCounts): AllergenFacts {
  return allergensIn(partsOf(item, counts));
}

/** The same of a dish that is taken apart already, such as a line of an order: the item, and what was chosen on it. */
export function allergensIn(dish: readonly FoodMarks[]): AllergenFacts {
  const parts = dish.map((part) => part.allergens);
  return {
    contains: ALLERGENS.filter((allergen) => parts.some((part) => part?.includes(allergen))),
    is_complete: parts.every((part) => part !== null),
  };
}

/** Whether a guest who avoids some allergens can take it: never "free" of what is not known (MOD-16). */
export function allergenVerdict(
  facts: AllergenFacts,
  avoided: readonly Allergen[],
): 'contains' | 'unknown' | 'free' {
  if (avoided.some((allergen) => facts.contains.includes(allergen))) return 'contains';
  return avoided.length === 0 || facts.is_complete ? 'free' : 'unknown';
}

/** The diets that the item and everything chosen on it are fit for; null when any of them says nothing (MOD-17). */
export function dietsOf(item: Item, counts: ModifierCounts): readonly Diet[] | null {
  return dietsIn(partsOf(item, counts));
}

/** The same of a dish that is taken apart already. */
export function dietsIn(dish: readonly FoodMarks[]): readonly Diet[] | null {
  const parts = dish.map((part) => part.diets);
  if (parts.includes(null)) return null;
  return DIETS.filter((diet) => parts.every((part) => part?.includes(diet)));
}

/** An item, with what was chosen on it if anything was: each tells of itself only, and what the item has no more tells nothing. */
export function partsOf(item: Item, counts: ModifierCounts): FoodMarks[] {
  return [
    item,
    ...item.item_modifier_groups.flatMap((group) => chosenIn(group, counts)),
    ...unknownIds(item, counts).map(() => UNTOLD),
  ];
}

const UNTOLD: FoodMarks = { allergens: null, diets: null };
