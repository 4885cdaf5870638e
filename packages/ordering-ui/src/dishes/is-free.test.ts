import { expect, test } from 'vitest';
import { FRIES } from '../testing/story-restaurant';
import { isFree } from './is-free';

const MODIFIER = {
  modifier_id: '0190a000-0000-7000-8000-000000000001',
  modifier_group_id: '0190a000-0000-7000-8000-000000000002',
  name: 'Small',
  description: '',
  price: 0,
  rank: 0,
  is_in_stock: true,
  default_count: 0,
  allergens: null,
  diets: null,
};
const GROUP = {
  modifier_group_id: '0190a000-0000-7000-8000-000000000002',
  name: 'Size',
  is_multiple_selection_allowed: false,
  max_selections: 1,
  rank: 0,
  min_qty: 1,
  max_qty: 1,
  free_qty: 0,
  is_required: true,
};

test.each([
  ['what costs nothing', 0, [], true],
  ['what costs something', 1, [], false],
  ['what has a choice for nothing', 0, [{ ...GROUP, modifiers: prices(0, 500) }], true],
  ['what is priced by its choice', 0, [{ ...GROUP, modifiers: prices(400, 500) }], false],
  ['a choice that is included', 0, [{ ...GROUP, free_qty: 1, modifiers: prices(400) }], true],
  [
    'a choice that nobody has to make',
    0,
    [{ ...GROUP, min_qty: 0, is_required: false, modifiers: prices(400) }],
    true,
  ],
])('%s', (_, price, item_modifier_groups, expected) => {
  expect(isFree({ ...FRIES, price, item_modifier_groups })).toBe(expected);
});

function prices(...all: number[]) {
  return all.map((price) => ({ ...MODIFIER, price }));
}
