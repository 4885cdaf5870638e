import type { Allergen, Diet, Item } from '@comanda/contracts';
import { allergensOf, allergenVerdict, dietsOf } from './allergens';
import { defaultCounts } from './default-counts';

/** Allergens a guest avoids, and diets that every shown dish must fit. */
export type FoodFilter = { readonly avoided: readonly Allergen[]; readonly diets: readonly Diet[] };

/** Whether a dish, as it comes, is known to suit a guest; what nobody knows suits only those who ask for nothing (MOD-24). */
export function suitsFilter(item: Item, { avoided, diets }: FoodFilter): boolean {
  if (avoided.length + diets.length === 0) return true;
  const counts = defaultCounts(item);
  if (allergenVerdict(allergensOf(item, counts), avoided) !== 'free') return false;
  const fitFor = diets.length === 0 ? [] : dietsOf(item, counts);
  return fitFor !== null && diets.every((diet) => fitFor.includes(diet));
}
