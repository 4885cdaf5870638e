import type { ItemModifierGroup } from '@comanda/contracts';
import { anItem, deepFreeze } from '@comanda/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainUnitPrice } from './explain-unit-price';
import { indexItem, priceWithModifiers } from './price-with-modifiers';
import { aGroup, anyGroup, modifiersNamed } from './test-dishes';

function withFree(group: ItemModifierGroup, free_qty: number): ItemModifierGroup {
  return { ...group, free_qty };
}

function pizzaWith(...groups: readonly ItemModifierGroup[]) {
  return deepFreeze(anItem({ name: 'Pizza', price: 1000, item_modifier_groups: [...groups] }));
}

const toppings = aGroup({
  modifiers: [
    ...modifiersNamed(['truffle'], { price: 500 }),
    ...modifiersNamed(['olives', 'basil'], { price: 100 }),
  ],
});

describe('MOD-20: the first so many are free', () => {
  test.each([
    ['nothing chosen', 2, {}, 1000],
    ['as many as are free', 2, { olives: 1, basil: 1 }, 1000],
    ['one more', 2, { olives: 2, basil: 1 }, 1100],
    ['the cheapest are free', 2, { olives: 1, basil: 1, truffle: 1 }, 1500],
    ['the dear ones only where nothing cheaper is chosen', 1, { truffle: 2 }, 1500],
    ['none are', 0, { olives: 1 }, 1100],
    ['more than are chosen', 9, { olives: 3, truffle: 1 }, 1000],
  ])('MOD-20: %s', (_, free_qty, counts, expected) => {
    const pizza = pizzaWith(withFree(toppings, free_qty));
    expect(priceWithModifiers(indexItem(pizza), deepFreeze(counts))).toBe(expected);
  });

  test('MOD-20: each group has its own', () => {
    const sauces = aGroup({ modifiers: modifiersNamed(['aioli', 'salsa'], { price: 75 }) });
    const pizza = pizzaWith(withFree(toppings, 1), withFree(sauces, 1));
    expect(priceWithModifiers(indexItem(pizza), { olives: 2, aioli: 2 })).toBe(1000 + 100 + 75);
  });

  test('MOD-20: more never costs less, and free units never cost more than none', () => {
    const aCount = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(
        anyGroup,
        fc.array(aCount, { minLength: 5, maxLength: 5 }),
        fc.nat(6),
        fc.nat(4),
        (group, wanted, free_qty, place) => {
          const ids = group.modifiers.map(({ modifier_id }) => modifier_id);
          const counts = Object.fromEntries(ids.map((id, index) => [id, wanted[index] ?? 0]));
          const more = ids[place % ids.length] ?? '';
          const item = pizzaWith(withFree(group, free_qty));
          const price = priceWithModifiers(indexItem(item), counts);
          const dearer = priceWithModifiers(indexItem(item), {
            ...counts,
            [more]: (counts[more] ?? 0) + 1,
          });
          expect(dearer).toBeGreaterThanOrEqual(price);
          expect(price).toBeLessThanOrEqual(
            priceWithModifiers(indexItem(pizzaWith(group)), counts),
          );
          expect(price).toBeGreaterThanOrEqual(item.price);
        },
      ),
    );
  });
});

describe('MOD-23: the price in parts', () => {
  test('MOD-23: the item, then what was chosen', () => {
    const pizza = pizzaWith(withFree(toppings, 1));
    expect(explainUnitPrice(pizza, deepFreeze({ olives: 2, truffle: 1, basil: 0 }))).toEqual([
      { key: 'item', name: 'Pizza', amount: 1000 },
      {
        key: 'modifier',
        modifier_id: 'truffle',
        name: 'truffle',
        price: 500,
        count: 1,
        free: 0,
        amount: 500,
      },
      {
        key: 'modifier',
        modifier_id: 'olives',
        name: 'olives',
        price: 100,
        count: 2,
        free: 1,
        amount: 100,
      },
    ]);
  });

  test('MOD-23: what the item comes with for nothing is no part; more of it is', () => {
    const modifiers = toppings.modifiers.map((topping) => ({
      ...topping,
      ...(topping.modifier_id === 'truffle' ? {} : { price: 0, default_count: 1 }),
    }));
    const pizza = pizzaWith({ ...toppings, modifiers });
    const ids = explainUnitPrice(pizza, { olives: 1, basil: 2, truffle: 1 }).map((part) =>
      part.key === 'item' ? part.key : part.modifier_id,
    );
    expect(ids.toSorted()).toEqual(['basil', 'item', 'truffle']);
  });

  test('MOD-23: the parts add up', () => {
    fc.assert(
      fc.property(anyGroup, fc.nat(4), fc.nat(5), (group, count, free_qty) => {
        const item = pizzaWith(withFree(group, free_qty));
        const counts = Object.fromEntries(
          group.modifiers.map(({ modifier_id }) => [modifier_id, count]),
        );
        const sum = explainUnitPrice(item, counts).reduce((all, { amount }) => all + amount, 0);
        expect(sum).toBe(priceWithModifiers(indexItem(item), counts));
      }),
    );
  });
});
