import { anItem, deepFreeze } from '@comanda/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSelection } from './check-selection';
import { chooseModifier } from './choose-modifier';
import type { ModifierCounts } from './counts';
import { defaultCounts } from './default-counts';
import { maxCountOf } from './max-count';
import { setModifierCount } from './set-modifier-count';
import { aGroup, anyGroup, modifiersNamed } from './test-dishes';

const one = { is_multiple_selection_allowed: false } as const;

test('MOD-3: where one may be taken, another takes its place', () => {
  const group = aGroup({ min_qty: 1, max_qty: 1, max_selections: 5 });
  expect(chooseModifier(group, deepFreeze({ a: 1 }), 'b')).toEqual({ b: 1 });
});

describe('MOD-7: how far a modifier can be raised', () => {
  test.each([
    ['the maximum minus the others', { max_qty: 5 }, { a: 1, b: 2 }, 3],
    ['nothing is left', { max_qty: 3 }, { b: 2, c: 1 }, 0],
    ['no upper bound', {}, { b: 4 }, 99],
    ['one kind more than it takes', { max_selections: 2 }, { b: 1, c: 1 }, 0],
    ['a kind it already has', { max_selections: 2, max_qty: 9 }, { a: 1, b: 1 }, 8],
    ['the others make way', { ...one, max_qty: 2 }, { b: 2 }, 2],
    ['others beyond the maximum', { max_qty: 2 }, { b: 5 }, 0],
  ])('MOD-7: %s', (_, rule, counts, expected) => {
    expect(maxCountOf(aGroup(rule), deepFreeze(counts), 'a')).toBe(expected);
  });

  test('MOD-7: not when unknown or out of stock', () => {
    expect(maxCountOf(aGroup(), {}, 'x')).toBe(0);
    const soldOut = aGroup({ modifiers: modifiersNamed(['a'], { is_in_stock: false }) });
    expect(maxCountOf(soldOut, {}, 'a')).toBe(0);
  });
});

describe('MOD-8: a tap', () => {
  test.each([
    ['chooses', {}, {}, { a: 1 }],
    ['takes away', {}, { a: 3, b: 1 }, { b: 1 }],
    ['cannot fill a full group', { max_qty: 2 }, { b: 2 }, { b: 2 }],
    ['cannot add a kind too many', { max_selections: 2 }, { b: 1, c: 1 }, { b: 1, c: 1 }],
    ['replaces the other', one, { b: 1, other: 2 }, { a: 1, other: 2 }],
    ['goes when tapped again', one, { a: 1 }, {}],
    ['stays when the group wants one', { ...one, is_required: true }, { a: 1 }, { a: 1 }],
    ['comes as often as is asked', { ...one, min_qty: 2, max_qty: 3 }, {}, { a: 2 }],
  ])('MOD-8: %s', (_, rule, counts, expected) => {
    expect(chooseModifier(aGroup(rule), deepFreeze(counts), 'a')).toEqual(expected);
  });

  test.each([{}, one])('MOD-8: does nothing when out of stock or unknown (%j)', (rule) => {
    const group = aGroup({ ...rule, modifiers: modifiersNamed(['a'], { is_in_stock: false }) });
    const counts = deepFreeze({ b: 1 });
    expect(chooseModifier(group, counts, 'a')).toBe(counts);
    expect(chooseModifier(group, counts, 'x')).toBe(counts);
  });
});

describe('MOD-9: setting a count', () => {
  test('MOD-9: raises up to the highest and lowers freely', () => {
    const group = aGroup({ max_qty: 4 });
    expect(setModifierCount(group, deepFreeze({ b: 1 }), 'a', 3)).toEqual({
      ok: true,
      value: { a: 3, b: 1 },
    });
    expect(setModifierCount(group, { a: 9 }, 'a', 8)).toEqual({ ok: true, value: { a: 8 } });
    expect(setModifierCount(group, { a: 9, b: 1 }, 'a', 0)).toEqual({ ok: true, value: { b: 1 } });
  });

  test('MOD-9: replaces the other in a single-select group', () => {
    const group = aGroup({ ...one, max_qty: 2 });
    expect(setModifierCount(group, { b: 2 }, 'a', 2)).toEqual({ ok: true, value: { a: 2 } });
  });

  test('MOD-9: refuses with the reason', () => {
    const group = aGroup({ max_qty: 4 });
    const soldOut = aGroup({ modifiers: modifiersNamed(['a'], { is_in_stock: false }) });
    expect(setModifierCount(group, { b: 1 }, 'a', 4)).toEqual({
      ok: false,
      error: { code: 'too_many', modifier_id: 'a', max_count: 3 },
    });
    expect(setModifierCount(group, {}, 'x', 1)).toMatchObject({
      error: { code: 'unknown_modifier' },
    });
    expect(setModifierCount(soldOut, {}, 'a', 1)).toMatchObject({
      error: { code: 'out_of_stock' },
    });
    expect(setModifierCount(soldOut, { a: 2 }, 'a', 1)).toEqual({ ok: true, value: { a: 1 } });
  });

  test.each([-1, 0.5, Number.NaN])('MOD-9: throws on a count of %d', (count) => {
    expect(() => setModifierCount(aGroup(), {}, 'a', count)).toThrow(/not a count/);
  });
});

describe('MOD-10: defaults', () => {
  const defaults = modifiersNamed(['a', 'b', 'c'], { default_count: 2 });

  test.each([
    ['all of them', {}, { a: 2, b: 2, c: 2 }],
    ['as far as the group takes', { max_qty: 3 }, { a: 2, b: 1 }],
    ['as many kinds as it takes', { max_selections: 2 }, { a: 2, b: 2 }],
    ['the first of a single choice', { ...one, max_qty: 2 }, { a: 2 }],
  ])('MOD-10: %s', (_, rule, expected) => {
    const group = aGroup({ ...rule, modifiers: defaults.toReversed() });
    expect(defaultCounts(deepFreeze(anItem({ item_modifier_groups: [group] })))).toEqual(expected);
  });

  test('MOD-10: none that is out of stock', () => {
    const group = aGroup({
      modifiers: [
        ...modifiersNamed(['a'], { default_count: 1, is_in_stock: false }),
        ...modifiersNamed(['b'], { default_count: 1, rank: 1 }),
      ],
    });
    expect(defaultCounts(anItem({ item_modifier_groups: [group] }))).toEqual({ b: 1 });
  });
});

describe('MOD-19: choosing keeps the rules', () => {
  const aMove = fc.record({
    modifier: fc.nat(4),
    count: fc.option(fc.integer({ min: 0, max: 9 })),
  });

  test('MOD-19: after any moves nothing is wrong but that something may be missing', () => {
    fc.assert(
      fc.property(anyGroup, fc.array(aMove, { maxLength: 12 }), (group, moves) => {
        const item = anItem({ item_modifier_groups: [group] });
        let counts: ModifierCounts = {};
        for (const { modifier, count } of moves) {
          const id = group.modifiers[modifier]?.modifier_id ?? 'nowhere';
          if (count === null) counts = chooseModifier(group, deepFreeze(counts), id);
          else {
            const set = setModifierCount(group, deepFreeze(counts), id, count);
            if (set.ok) counts = set.value;
          }
          expect(reasonsAgainst(item, counts)).toEqual([]);
        }
      }),
    );
  });

  test('MOD-19: so do the defaults', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyGroup, { selector: (g) => g.rank }), (groups) => {
        const item = anItem({ item_modifier_groups: groups });
        expect(reasonsAgainst(item, defaultCounts(item))).toEqual([]);
      }),
    );
  });

  function reasonsAgainst(item: ReturnType<typeof anItem>, counts: ModifierCounts): unknown[] {
    const checked = checkSelection(item, counts);
    if (checked.ok) return [];
    const others = checked.error.groups.filter((group) => group.reason !== 'too_few');
    return [...others, ...checked.error.unknown_modifier_ids];
  }
});
