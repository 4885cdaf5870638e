import type { BoardOrder, OrderItem, OrderModifier } from '@comanda/contracts';
import { unitsOf } from './units-of';

/** How many of a dish are still to be made, and of them how many with each choice; choices by their names. */
export type DishCount = {
  readonly item_id: string;
  readonly name: string;
  readonly count: number;
  readonly choices: readonly ChoiceCount[];
  /** The choices that guests took out of the dish. */
  readonly without: readonly ChoiceCount[];
};

export type ChoiceCount = { readonly name: string; readonly count: number };

/** By item_id: the choices that it comes with unless its guest takes them out. */
export type DefaultChoices = ReadonlyMap<
  string,
  readonly { readonly modifier_id: string; readonly name: string }[]
>;

/** As much of an order as counts. */
type CountedOrder = Pick<BoardOrder, 'status'> & {
  readonly items: readonly (Pick<
    OrderItem,
    'item_id' | 'name' | 'multiplier' | 'refunded_units' | 'has_paid'
  > & {
    readonly modifiers: readonly Pick<OrderModifier, 'modifier_id' | 'name' | 'count'>[];
  })[];
};

type Counted = {
  readonly name: string;
  count: number;
  readonly choices: Map<string, number>;
  readonly without: Map<string, number>;
};

const TO_BE_MADE = new Set(['ORDER_SENT_TO_KITCHEN', 'ORDER_PREPARING']);

/** Adds up the dishes of the orders that the kitchen has yet to make, the most wanted first. */
export function countDishes(
  orders: readonly CountedOrder[],
  defaults: DefaultChoices,
): readonly DishCount[] {
  const dishes = new Map<string, Counted>();
  for (const { status, items } of orders) {
    if (!TO_BE_MADE.has(status)) continue;
    for (const { item_id, name, has_paid, modifiers, ...line } of items) {
      // A struck line is not made.
      if (has_paid === 'PAYMENT_REFUNDED') continue;
      const units = unitsOf(line);
      const dish = dishes.get(item_id) ?? {
        name,
        count: 0,
        choices: new Map<string, number>(),
        without: new Map<string, number>(),
      };
      dish.count += units;
      for (const choice of modifiers) addTo(dish.choices, choice.name, choice.count * units);
      const chosen = new Set(modifiers.map(({ modifier_id }) => modifier_id));
      for (const choice of defaults.get(item_id) ?? [])
        if (!chosen.has(choice.modifier_id)) addTo(dish.without, choice.name, units);
      dishes.set(item_id, dish);
    }
  }
  return [...dishes]
    .map(([item_id, { name, count, choices, without }]) => ({
      item_id,
      name,
      count,
      choices: toCounts(choices),
      without: toCounts(without),
    }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

function addTo(counts: Map<string, number>, name: string, count: number): void {
  counts.set(name, (counts.get(name) ?? 0) + count);
}

function toCounts(counts: ReadonlyMap<string, number>): readonly ChoiceCount[] {
  return [...counts].map(([name, count]) => ({ name, count }));
}
