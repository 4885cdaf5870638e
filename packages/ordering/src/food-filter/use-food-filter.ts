import type { Allergen, Diet, Item } from '@comanda/contracts';
import { type FoodFilter, suitsFilter } from '@comanda/modifiers';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { browserStorage } from '../store/browser-storage';
import { createFoodFilterStore } from './food-filter-store';
import { FOOD_FILTER_KEY } from './keeps-food-filter';

export type FoodFilterChoice = FoodFilter & {
  /** How many conditions there are. */
  readonly count: number;
  /** Another function with every change of the filter, and the same until then. */
  readonly suits: (item: Item) => boolean;
  readonly toggleAllergen: (allergen: Allergen) => void;
  readonly toggleDiet: (diet: Diet) => void;
  readonly clear: () => void;
};

let store: ReturnType<typeof createFoodFilterStore> | undefined;

/** This guest's diet, on every menu of this browser (MOD-24). */
export function useFoodFilter(): FoodFilterChoice {
  store ??= createFoodFilterStore(browserStorage());
  const kept = store;
  const filter = useStore(kept);
  const { avoided, diets } = filter;
  return {
    avoided,
    diets,
    count: avoided.length + diets.length,
    suits: useCallback((item) => suitsFilter(item, filter), [filter]),
    toggleAllergen: (allergen) => kept.setState({ avoided: toggled(avoided, allergen) }),
    toggleDiet: (diet) => kept.setState({ diets: toggled(diets, diet) }),
    clear: () => kept.setState({ avoided: [], diets: [] }),
  };
}

/** Clears the filter for the browser's next user. */
export function forgetFoodFilter(): void {
  store?.setState({ avoided: [], diets: [] });
  try {
    browserStorage()?.removeItem(FOOD_FILTER_KEY);
  } catch {
    // Nothing can be kept there, either.
  }
}

function toggled<Each>(list: readonly Each[], each: Each): Each[] {
  return list.includes(each) ? list.filter((other) => other !== each) : [...list, each];
}
