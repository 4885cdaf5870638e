import type { BoardOrder, OrderItem, OrderModifier } from '@comanda/contracts';
import { unitsOf } from './units-of';

/** How many of a dish are still to be made, and of them how many with each choice; choices by their names. */
export type DishCount = {
  readonly item_id: string;
  readonly name: string;
  readonly count: number;
  readonly choices: readonly { readonly name: string; readonly count: number }[];
};

/** As much of an order as counts. */
type CountedOrder = Pick<BoardOrder, 'status'> & {
  readonly items: readonly (Pick<
    OrderItem,
    'item_id' | 'name' | 'multiplier' | 'refunded_units' | 'has_paid'
  > & {
    readonly modifiers: readonly Pick<OrderModifier, 'name' | 'count'>[];
  })[];
};

const TO_BE_MADE = new Set(['ORDER_SENT_TO_KITCHEN', 'ORDER_PREPARING']);

/** Adds up the dishes of the orders that the kitchen has yet to make, the most wanted first. */
export function countDishes(orders: readonly CountedOrder[]): readonly DishCount[] {
  const dishes = new Map<string, { name: string; count: number; choices: Map<string, number> }>();
  for (const { status, items } of orders) {
    if (!TO_BE_MADE.has(status)) continue;
    for (const { item_id, name, has_paid, modifiers, ...line } of items) {
      // A struck line is not made.
      if (has_paid === 'PAYMENT_REFUNDED') continue;
      const units = unitsOf(line);
      const dish = dishes.get(item_id) ?? { name, count: 0, choices: new Map<string, number>() };
      dish.count += units;
      for (const choice of modifiers)
        dish.choices.set(choice.name, (dish.choices.get(choice.name) ?? 0) + choice.count * units);
      dishes.set(item_id, dish);
    }
  }
  return [...dishes]
    .map(([item_id, { name, count, choices }]) => ({
      item_id,
      name,
      count,
      choices: [...choices].map(([choice, of]) => ({ name: choice, count: of })),
    }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
