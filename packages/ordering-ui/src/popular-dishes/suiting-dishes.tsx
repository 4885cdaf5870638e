import { useFoodFilter } from '@comanda/ordering/food-filter';
import type { ComponentProps } from 'react';
import { DishStrip } from '../dishes/dish-strip';

/** Of some dishes those that suit the guest, side by side. */
export function SuitingDishes({ items, ...strip }: ComponentProps<typeof DishStrip>) {
  const { suits } = useFoodFilter();
  return <DishStrip {...strip} items={items.filter(suits)} />;
}
