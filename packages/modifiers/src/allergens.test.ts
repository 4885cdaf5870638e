import type { Allergen, Diet } from '@comanda/contracts';
import { anItem, deepFreeze } from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { allergensOf, allergenVerdict, dietsOf } from './allergens';
import { aGroup, modifiersNamed } from './test-dishes';

type Marks = { allergens: Allergen[] | null; diets: Diet[] | null };

function dish(item: Partial<Marks>, modifier: Partial<Marks>) {
  const group = aGroup({ modifiers: modifiersNamed(['a'], modifier) });
  return deepFreeze(anItem({ ...item, item_modifier_groups: [group] }));
}

describe('MOD-15: what is in it', () => {
  test.each<[Allergen[] | null, Allergen[] | null, Allergen[], boolean]>([
    [['milk'], ['egg'], ['egg', 'milk'], true],
    [['milk'], ['milk'], ['milk'], true],
    [['milk'], [], ['milk'], true],
    [['milk'], null, ['milk'], false],
    [null, ['egg'], ['egg'], false],
    [[], [], [], true],
  ])('MOD-15: %j with %j contains %j, complete %s', (item, modifier, contains, is_complete) => {
    const facts = allergensOf(dish({ allergens: item }, { allergens: modifier }), { a: 1 });
    expect(facts).toEqual({ contains, is_complete });
  });

  test('MOD-15: nothing is ruled out where something was chosen that the menu has no more', () => {
    const item = dish({ allergens: [], diets: ['vegan'] }, { allergens: [], diets: ['vegan'] });
    expect(allergensOf(item, { gone: 1 })).toEqual({ contains: [], is_complete: false });
    expect(dietsOf(item, { gone: 1 })).toBeNull();
  });

  test('MOD-15: what was not chosen is not in it', () => {
    expect(allergensOf(dish({ allergens: ['milk'] }, { allergens: null }), {})).toEqual({
      contains: ['milk'],
      is_complete: true,
    });
  });
});

describe('MOD-16: can a guest take it', () => {
  test.each<[Allergen[], boolean, Allergen[], string]>([
    [['milk'], true, ['milk', 'egg'], 'contains'],
    [['milk'], false, ['milk'], 'contains'],
    [['milk'], true, ['egg'], 'free'],
    [['milk'], false, ['egg'], 'unknown'],
    [[], false, [], 'free'],
  ])(
    'MOD-16: %j (complete %s) for who avoids %j: %s',
    (contains, is_complete, avoided, verdict) => {
      expect(allergenVerdict(deepFreeze({ contains, is_complete }), deepFreeze(avoided))).toBe(
        verdict,
      );
    },
  );
});

describe('MOD-17: diets', () => {
  test.each<[Diet[] | null, Diet[] | null, Diet[] | null]>([
    [['vegetarian', 'vegan'], ['vegetarian'], ['vegetarian']],
    [['vegan'], [], []],
    [['vegan'], null, null],
    [null, ['vegan'], null],
  ])('MOD-17: %j with %j is fit for %j', (item, modifier, expected) => {
    expect(dietsOf(dish({ diets: item }, { diets: modifier }), { a: 1 })).toEqual(expected);
  });

  test('MOD-17: what was not chosen does not matter', () => {
    expect(dietsOf(dish({ diets: ['vegan'] }, { diets: [] }), {})).toEqual(['vegan']);
  });
});
