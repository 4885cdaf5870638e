import { ALLERGENS, DIETS } from '@comanda/contracts';
import type { FoodFilter } from '@comanda/modifiers';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isRecord, parseJson } from '../store/read-stored';
import { FOOD_FILTER_KEY } from './keeps-food-filter';

const nothing: FoodFilter = { avoided: [], diets: [] };

/** Creates the store of a guest's diet, shared by all restaurants. Without browser storage it is lost with the page. */
export function createFoodFilterStore(storage: Storage | null): StoreApi<FoodFilter> {
  const store = createStore<FoodFilter>()(() => nothing);
  // Not from the start: what a server drew, knowing nothing of it, is first drawn the same.
  store.setState(read(storage));
  store.subscribe((filter) => {
    try {
      storage?.setItem(FOOD_FILTER_KEY, JSON.stringify(filter));
    } catch {
      // Full or forbidden: the filter lives on in memory.
    }
  });
  return store;
}

function read(storage: Storage | null): FoodFilter {
  try {
    return parseFilter(storage?.getItem(FOOD_FILTER_KEY) ?? '');
  } catch {
    return nothing;
  }
}

/** Anything may stand there, written by any version. */
function parseFilter(text: string): FoodFilter {
  const stored = parseJson(text);
  if (!isRecord(stored)) return nothing;
  const { avoided, diets } = stored;
  return {
    avoided: ALLERGENS.filter((each) => Array.isArray(avoided) && avoided.includes(each)),
    diets: DIETS.filter((each) => Array.isArray(diets) && diets.includes(each)),
  };
}
