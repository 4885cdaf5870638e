import { aModifier, aModifierGroup, anId, deepFreeze } from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { isSingleSelect, maxOf, maxSelectionsOf, minOf, ruleOf } from './group-rule';

const fiveModifiers = [1, 2, 3, 4, 5].map((number) => aModifier({ modifier_id: anId(number) }));

describe('MOD-3: single-select', () => {
  test.each([
    [1, true, true],
    [1, false, true],
    [3, false, true],
    [3, true, false],
  ])('MOD-3: max_selections %d, several allowed %s: %s', (max_selections, several, expected) => {
    const group = aModifierGroup({ max_selections, is_multiple_selection_allowed: several });
    expect(isSingleSelect(deepFreeze(group))).toBe(expected);
    expect(maxSelectionsOf(group)).toBe(expected ? 1 : max_selections);
  });
});

test.each([
  [0, false, 0],
  [0, true, 1],
  [2, true, 2],
  [2, false, 2],
])('MOD-4: min_qty %d, required %s wants at least %d', (min_qty, is_required, expected) => {
  expect(minOf(aModifierGroup({ min_qty, is_required }))).toBe(expected);
});

test.each([
  ['several', true, 0, 1000, 1000],
  ['several', true, 0, 4, 4],
  ['one', false, 0, 1000, 1],
  ['one', false, 2, 1000, 2],
  ['one', false, 0, 3, 3],
])(
  'MOD-5: %s (several allowed %s), min %d, max %d takes at most %d',
  (_, several, min_qty, max_qty, expected) => {
    const group = aModifierGroup({ is_multiple_selection_allowed: several, min_qty, max_qty });
    expect(maxOf(group)).toBe(expected);
  },
);

describe('MOD-6: wording', () => {
  test.each([
    [0, 1000, 'any'],
    [0, 3, 'at_most'],
    [2, 1000, 'at_least'],
    [2, 2, 'exactly'],
    [1, 3, 'between'],
  ])('MOD-6: %d to %d is "%s"', (min, max, key) => {
    const group = aModifierGroup({ min_qty: min, max_qty: max, modifiers: fiveModifiers });
    expect(ruleOf(deepFreeze(group))).toEqual({ key, min, max, distinct: null });
  });

  test('MOD-6: a required group without a minimum says so', () => {
    expect(ruleOf(aModifierGroup({ is_required: true, max_qty: 1 })).key).toBe('exactly');
    expect(ruleOf(aModifierGroup({ is_required: true })).key).toBe('at_least');
  });

  test.each([
    [1000, 2, 2],
    [3, 2, 2],
    [2, 2, null],
    [1000, 5, null],
    [1000, 1, null],
  ])('MOD-6: at most %d of %d different ones: %s', (max_qty, max_selections, distinct) => {
    const group = aModifierGroup({ max_qty, max_selections, modifiers: fiveModifiers });
    expect(ruleOf(group).distinct).toBe(distinct);
  });
});
