import type { ItemModifierGroup } from '@comanda/contracts';
import { anItem, deepFreeze } from '@comanda/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSelection } from './check-selection';
import { compareToDefault } from './compare-to-default';
import { defaultCounts } from './default-counts';
import { revalidateSelection } from './revalidate-selection';
import { aGroup, anyGroup, modifiersNamed } from './test-dishes';

function itemWith(...groups: readonly ItemModifierGroup[]) {
  return deepFreeze(anItem({ item_modifier_groups: [...groups] }));
}

const before = itemWith(aGroup({ modifiers: modifiersNamed(['a', 'b', 'c'], { price: 100 }) }));

describe('MOD-21: a selection and a changed item', () => {
  test('MOD-21: nothing changed', () => {
    expect(revalidateSelection(before, deepFreeze({ b: 1, a: 2, c: 0 }), before)).toEqual({
      counts: { a: 2, b: 1 },
      changes: [],
    });
  });

  test('MOD-21: gone, with its name where it is known', () => {
    const now = itemWith(aGroup({ modifiers: modifiersNamed(['a']) }));
    const gone = { code: 'modifier_gone', modifier_id: 'b', count: 2 };
    expect(revalidateSelection(now, { b: 2 }, before)).toEqual({
      counts: {},
      changes: [{ ...gone, name: 'b' }],
    });
    expect(revalidateSelection(now, { b: 2 }).changes).toEqual([{ ...gone, name: null }]);
    expect(revalidateSelection(now, { x: 1 }, before).changes).toEqual([
      { code: 'modifier_gone', modifier_id: 'x', name: null, count: 1 },
    ]);
  });

  test('MOD-21: out of stock', () => {
    const modifiers = [...modifiersNamed(['a']), ...modifiersNamed(['b'], { is_in_stock: false })];
    expect(revalidateSelection(itemWith(aGroup({ modifiers })), { a: 1, b: 1 })).toEqual({
      counts: { a: 1 },
      changes: [{ code: 'modifier_out_of_stock', modifier_id: 'b', name: 'b', count: 1 }],
    });
  });

  test('MOD-21: the group takes fewer now: the later ones make way', () => {
    const now = itemWith(aGroup({ max_qty: 3 }));
    expect(revalidateSelection(now, { a: 2, b: 2, c: 1 })).toEqual({
      counts: { a: 2, b: 1 },
      changes: [
        { code: 'modifier_reduced', modifier_id: 'b', name: 'b', from: 2, to: 1 },
        { code: 'modifier_reduced', modifier_id: 'c', name: 'c', from: 1, to: 0 },
      ],
    });
  });

  test('MOD-21: one choice where there were several', () => {
    const now = itemWith(aGroup({ is_multiple_selection_allowed: false }));
    expect(revalidateSelection(now, { b: 1, c: 1 }).counts).toEqual({ b: 1 });
  });

  test('MOD-21: another price, told where the item of before is known', () => {
    const now = itemWith(aGroup({ modifiers: modifiersNamed(['a', 'b'], { price: 150 }) }));
    expect(revalidateSelection(now, { a: 1 }, before).changes).toEqual([
      { code: 'modifier_price_changed', modifier_id: 'a', name: 'a', from: 100, to: 150 },
    ]);
    expect(revalidateSelection(now, { a: 1 }).changes).toEqual([]);
  });

  test('MOD-21: a choice is needed', () => {
    const now = itemWith(aGroup({ name: 'Side', modifiers: modifiersNamed(['c']), min_qty: 2 }));
    expect(revalidateSelection(now, { a: 1, c: 1 }).changes).toEqual([
      { code: 'modifier_gone', modifier_id: 'a', name: null, count: 1 },
      {
        code: 'choice_needed',
        modifier_group_id: now.item_modifier_groups[0]?.modifier_group_id,
        name: 'Side',
        rule: { key: 'at_least', min: 2, max: 1000, distinct: null },
        selected: 1,
      },
    ]);
  });

  const anyCounts = fc.dictionary(
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.nat(5))
      .map(([group, place]) => `${group}-${place}`),
    fc.integer({ min: 0, max: 99 }),
  );

  // An item has a group once.
  const differentGroups = fc.uniqueArray(anyGroup, {
    selector: ({ modifier_group_id }) => modifier_group_id,
    minLength: 1,
    maxLength: 3,
  });

  test('MOD-21: what is kept passes unless a choice is needed, and is kept again', () => {
    fc.assert(
      fc.property(differentGroups, anyCounts, (groups, counts) => {
        const item = itemWith(...groups);
        const { counts: kept, changes } = revalidateSelection(item, deepFreeze(counts));
        const isChoiceNeeded = changes.some(({ code }) => code === 'choice_needed');
        expect(checkSelection(item, kept).ok).toBe(!isChoiceNeeded);
        expect(revalidateSelection(item, kept).counts).toEqual(kept);
      }),
    );
  });

  test('MOD-21: what passes is kept as it is', () => {
    fc.assert(
      fc.property(anyGroup, anyCounts, (group, counts) => {
        const checked = checkSelection(itemWith(group), counts);
        fc.pre(checked.ok);
        expect(revalidateSelection(itemWith(group), counts)).toEqual({
          counts: checked.ok ? checked.value : {},
          changes: [],
        });
      }),
    );
  });
});

describe('MOD-22: beside the dish as it comes', () => {
  const modifiers = [
    ...modifiersNamed(['onions', 'pickles'], { default_count: 1 }),
    ...modifiersNamed(['cheese'], { rank: 2 }),
  ];
  const burger = itemWith(aGroup({ modifiers }));

  test.each([
    ['as it comes', { onions: 1, pickles: 1 }, [], []],
    ['no onions', { pickles: 1 }, [['onions', 1]], []],
    [
      'extra pickles and cheese',
      { onions: 1, pickles: 3, cheese: 1 },
      [],
      [
        ['pickles', 2],
        ['cheese', 1],
      ],
    ],
    [
      'nothing on it',
      {},
      [
        ['onions', 1],
        ['pickles', 1],
      ],
      [],
    ],
  ])('MOD-22: %s', (_, counts, left_out, added) => {
    const compared = compareToDefault(burger, deepFreeze(counts));
    expect(compared.left_out.map(({ name, count }) => [name, count])).toEqual(left_out);
    expect(compared.added.map(({ name, count }) => [name, count])).toEqual(added);
  });

  test('MOD-22: the defaults themselves are no difference where all are in stock', () => {
    expect(compareToDefault(burger, defaultCounts(burger))).toEqual({ left_out: [], added: [] });
  });
});
