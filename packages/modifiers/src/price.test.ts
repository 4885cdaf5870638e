import { anItem, deepFreeze } from '@comanda/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countsToIds } from './counts';
import { describeSelection, toOrderModifiers } from './describe-selection';
import { indexItem, priceWithModifiers } from './price-with-modifiers';
import { aGroup, anyGroup, modifiersNamed } from './test-dishes';

const sauces = aGroup({
  modifier_group_id: 'sauces',
  name: 'Sauces',
  rank: 2,
  modifiers: modifiersNamed(['ketchup', 'aioli'], { price: 75 }).toReversed(),
});
const cheeses = aGroup({
  modifier_group_id: 'cheeses',
  name: 'Cheeses',
  rank: 1,
  modifiers: modifiersNamed(['cheddar', 'blue'], { price: 150, allergens: ['milk'] }),
});
const burger = deepFreeze(anItem({ price: 1000, item_modifier_groups: [sauces, cheeses] }));

describe('MOD-13: the price of a unit', () => {
  test.each([
    [{}, 1000],
    [{ cheddar: 2 }, 1300],
    [{ cheddar: 1, aioli: 3, blue: 0 }, 1375],
    [{ stranger: 5 }, 1000],
  ])('MOD-13: with %j', (counts, expected) => {
    expect(priceWithModifiers(indexItem(burger), deepFreeze(counts))).toBe(expected);
  });

  test('MOD-13: adding a modifier adds its price and nothing else', () => {
    fc.assert(
      fc.property(anyGroup, fc.nat(4), fc.integer({ min: 0, max: 20 }), (group, index, count) => {
        const item = deepFreeze(anItem({ price: 1000, item_modifier_groups: [group] }));
        const modifier = group.modifiers[index % group.modifiers.length];
        const id = modifier?.modifier_id ?? '';
        expect(priceWithModifiers(indexItem(item), { [id]: count })).toBe(
          1000 + (modifier?.price ?? 0) * count,
        );
      }),
    );
  });
});

describe('MOD-14: reading it back', () => {
  const counts = deepFreeze({ ketchup: 1, aioli: 2, blue: 1, cheddar: 0 });

  test('MOD-14: groups and modifiers in rank order, without what was not chosen', () => {
    expect(
      describeSelection(burger, counts).map(({ name, modifiers }) => [
        name,
        modifiers.map((modifier) => [modifier.name, modifier.count, modifier.price]),
      ]),
    ).toEqual([
      ['Cheeses', [['blue', 1, 150]]],
      [
        'Sauces',
        [
          ['ketchup', 1, 75],
          ['aioli', 2, 75],
        ],
      ],
    ]);
    expect(describeSelection(burger, {})).toEqual([]);
  });

  test('MOD-14: an order keeps the same list, at the price of the moment', () => {
    const kept = toOrderModifiers(burger, counts);
    expect(kept[0]).toEqual({
      modifier_id: 'blue',
      modifier_group_id: 'cheeses',
      modifier_group_name: 'Cheeses',
      name: 'blue',
      price: 150,
      count: 1,
      allergens: ['milk'],
      diets: null,
    });
    const ids = kept.flatMap(({ modifier_id, count }) =>
      Array.from({ length: count }, () => modifier_id),
    );
    expect(ids.toSorted()).toEqual(countsToIds(counts));
    const extras = kept.reduce((sum, { price, count }) => sum + price * count, 0);
    expect(priceWithModifiers(indexItem(burger), counts)).toBe(burger.price + extras);
  });
});
