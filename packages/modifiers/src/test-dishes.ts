import type { ItemModifierGroup, Modifier } from '@comanda/contracts';
import { aModifier, aModifierGroup, anId, deepFreeze } from '@comanda/testing';
import fc from 'fast-check';

/** Modifiers a, b, c … in stock, unless told otherwise. */
export function modifiersNamed(
  names: readonly string[],
  overrides: Partial<Modifier> = {},
): Modifier[] {
  return names.map((name, rank) => aModifier({ modifier_id: name, name, rank, ...overrides }));
}

/** A group of modifiers a, b and c. */
export function aGroup(overrides: Partial<ItemModifierGroup> = {}): ItemModifierGroup {
  return deepFreeze(aModifierGroup({ modifiers: modifiersNamed(['a', 'b', 'c']), ...overrides }));
}

/** Groups with every kind of rule that can be met, some modifiers out of stock. */
export const anyGroup: fc.Arbitrary<ItemModifierGroup> = fc
  .record({
    number: fc.integer({ min: 1, max: 0xff }),
    several: fc.boolean(),
    max_selections: fc.constantFrom(1, 2, 3, 1000),
    min_qty: fc.integer({ min: 0, max: 3 }),
    more: fc.constantFrom(0, 1, 4, 1000),
    is_required: fc.boolean(),
    stock: fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
    defaults: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 }),
    prices: fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 5, maxLength: 5 }),
  })
  .map(({ number, several, max_selections, min_qty, more, is_required, stock, defaults, prices }) =>
    deepFreeze(
      aModifierGroup({
        modifier_group_id: anId(number),
        is_multiple_selection_allowed: several,
        max_selections,
        min_qty,
        max_qty: Math.min(1000, Math.max(1, min_qty + more)),
        is_required,
        rank: number,
        modifiers: stock.map((is_in_stock, index) =>
          aModifier({
            modifier_id: `${number}-${index}`,
            rank: index,
            is_in_stock,
            default_count: defaults[index] ?? 0,
            price: prices[index] ?? 0,
          }),
        ),
      }),
    ),
  );
