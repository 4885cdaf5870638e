import { anItem, deepFreeze } from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { checkSelection } from './check-selection';
import { isItemAvailable } from './is-item-available';
import { aGroup, modifiersNamed } from './test-dishes';

const one = { is_multiple_selection_allowed: false } as const;

function itemWith(...groups: ReturnType<typeof aGroup>[]) {
  return deepFreeze(anItem({ item_modifier_groups: groups }));
}

describe('MOD-11: group by group', () => {
  test.each([
    ['nothing, where nothing is asked', {}, {}],
    ['the minimum', { min_qty: 2, max_qty: 3 }, { a: 2 }],
    ['the maximum', { min_qty: 2, max_qty: 3 }, { a: 1, b: 2 }],
    ['one of a single choice', one, { b: 1 }],
    ['as many kinds as it takes', { max_selections: 2 }, { a: 5, b: 5 }],
    ['99 of one', {}, { a: 99 }],
  ])('MOD-11: passes %s', (_, rule, counts) => {
    expect(checkSelection(itemWith(aGroup(rule)), deepFreeze(counts))).toEqual({
      ok: true,
      value: counts,
    });
  });

  test.each([
    ['too_few', { min_qty: 2 }, { a: 1 }, 1],
    ['too_few', { is_required: true }, {}, 0],
    ['too_many', { max_qty: 2 }, { a: 1, b: 2 }, 3],
    ['too_many', one, { a: 2 }, 2],
    ['too_many', {}, { a: 100 }, 100],
    ['too_many_selections', { max_selections: 2 }, { a: 1, b: 1, c: 1 }, 3],
    ['too_many_selections', { ...one, max_qty: 2 }, { a: 1, b: 1 }, 2],
  ])('MOD-11: %s (%j) for %j', (reason, rule, counts, selected) => {
    expect(checkSelection(itemWith(aGroup(rule)), counts)).toMatchObject({
      ok: false,
      error: { code: 'invalid_modifiers', groups: [{ reason, selected, modifier_ids: [] }] },
    });
  });

  test('MOD-11: names what is out of stock before anything else', () => {
    const group = aGroup({
      max_qty: 1,
      modifiers: [...modifiersNamed(['a'], { is_in_stock: false }), ...modifiersNamed(['b'])],
    });
    expect(checkSelection(itemWith(group), { a: 2, b: 1 })).toMatchObject({
      error: { groups: [{ reason: 'out_of_stock', modifier_ids: ['a'], selected: 3 }] },
    });
  });

  test('MOD-11: names every failing group in rank order, with its rule', () => {
    const later = aGroup({ modifier_group_id: 'later', name: 'Sauce', rank: 2, is_required: true });
    const first = aGroup({
      modifier_group_id: 'first',
      name: 'Side',
      rank: 1,
      min_qty: 1,
      max_qty: 2,
      modifiers: modifiersNamed(['x']),
    });
    expect(checkSelection(itemWith(later, first), {})).toEqual({
      ok: false,
      error: {
        code: 'invalid_modifiers',
        unknown_modifier_ids: [],
        groups: [
          {
            modifier_group_id: 'first',
            name: 'Side',
            min_qty: 1,
            max_qty: 2,
            max_selections: 1000,
            selected: 0,
            reason: 'too_few',
            modifier_ids: [],
          },
          expect.objectContaining({ modifier_group_id: 'later', name: 'Sauce', min_qty: 1 }),
        ],
      },
    });
  });

  test('MOD-2: what passes comes back in normal form', () => {
    const checked = checkSelection(itemWith(aGroup()), { b: 1, a: 2, c: 0 });
    expect(JSON.stringify(checked)).toBe('{"ok":true,"value":{"a":2,"b":1}}');
  });
});

describe('MOD-12: strangers', () => {
  test('MOD-12: lists what the item does not have', () => {
    expect(checkSelection(itemWith(aGroup()), { a: 1, y: 1, x: 2, z: 0 })).toEqual({
      ok: false,
      error: { code: 'invalid_modifiers', groups: [], unknown_modifier_ids: ['x', 'y'] },
    });
  });
});

describe('MOD-18: can it be had', () => {
  const gone = modifiersNamed(['a', 'b'], { is_in_stock: false });
  const left = modifiersNamed(['c']);

  test.each([
    ['a plain item', true, anItem()],
    ['a sold-out item', false, anItem({ is_in_stock: false })],
    ['an optional group is sold out', true, itemWith(aGroup({ modifiers: gone }))],
    [
      'a required group is sold out',
      false,
      itemWith(aGroup({ modifiers: gone, is_required: true })),
    ],
    [
      'one of a required group is left',
      true,
      itemWith(aGroup({ modifiers: [...gone, ...left], is_required: true })),
    ],
    [
      'what is left can be taken twice',
      true,
      itemWith(aGroup({ modifiers: [...gone, ...left], min_qty: 2 })),
    ],
  ])('MOD-18: %s: %s', (_, expected, item) => {
    expect(isItemAvailable(deepFreeze(item))).toBe(expected);
  });
});
