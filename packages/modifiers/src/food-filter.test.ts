import type { Allergen, Diet } from '@comanda/contracts';
import { anItem, deepFreeze } from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { suitsFilter } from './food-filter';
import { aGroup, modifiersNamed } from './test-dishes';

const salad = deepFreeze(anItem({ allergens: ['nuts'], diets: ['vegetarian', 'vegan'] }));
const unknown = deepFreeze(anItem({ allergens: null, diets: null }));

describe('MOD-24: what suits a guest', () => {
  test.each([
    ['everything suits who asks for nothing', unknown, filter([]), true],
    ['a dish without what is avoided', salad, filter(['milk']), true],
    ['not one that contains it', salad, filter(['milk', 'nuts']), false],
    ['not one that nobody knows about', unknown, filter(['milk']), false],
    ['a dish fit for every diet that is wanted', salad, filter([], ['vegan', 'vegetarian']), true],
    ['not one that is not', salad, filter([], ['vegan', 'halal']), false],
    ['nor one of which it is not known', unknown, filter([], ['vegan']), false],
  ] as const)('MOD-24: %s', (_, item, wanted, suits) => {
    expect(suitsFilter(item, wanted)).toBe(suits);
  });

  test('MOD-24: a dish counts as it comes, with what is chosen on it beforehand', () => {
    const dressing = aGroup({
      modifiers: modifiersNamed(['caesar'], { allergens: ['egg'], diets: [], default_count: 1 }),
    });
    const dressed = deepFreeze({ ...salad, item_modifier_groups: [dressing] });
    expect(suitsFilter(dressed, filter(['egg']))).toBe(false);
    expect(suitsFilter(dressed, filter([], ['vegan']))).toBe(false);
  });
});

function filter(avoided: Allergen[], diets: Diet[] = []) {
  return deepFreeze({ avoided, diets });
}
