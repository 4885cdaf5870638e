import { soldOutLast } from '@comanda/cart';
import type { Category, Menu } from '@comanda/contracts';
import { useFoodFilter } from '@comanda/ordering/food-filter';
import { useMemo } from 'react';

export type ShownCategories = {
  readonly categories: readonly Category[];
  /** How many dishes the guest's filter hides. */
  readonly hidden: number;
};

/** A menu's categories by rank, with the dishes that suit the guest; those that are sold out come last. */
export function useShownCategories(menu: Menu): ShownCategories {
  const { suits } = useFoodFilter();
  return useMemo(() => {
    const categories = menu.categories
      .toSorted((a, b) => a.rank - b.rank)
      .map((category) => ({ ...category, items: soldOutLast(category.items.filter(suits)) }))
      .filter(({ items }) => items.length > 0);
    const all = menu.categories.flatMap(({ items }) => items).length;
    return { categories, hidden: all - categories.flatMap(({ items }) => items).length };
  }, [menu, suits]);
}
