import type { CheckedLine } from '@comanda/cart';
import { cents } from '@comanda/kernel';
import { aCartLine, anItem } from '@comanda/testing';
import type { Item } from '@comanda/contracts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { BURGER } from '../testing/story-restaurant';
import { CartLineRow } from './cart-line-row';

afterEach(cleanup);

test('a line says what is in the dish as it was chosen', async () => {
  const [group] = BURGER.item_modifier_groups;
  const [modifier] = group?.modifiers ?? [];
  if (!group || !modifier) throw new Error('The burger asks nothing.');
  const item = anItem({
    ...BURGER,
    allergens: ['egg'],
    item_modifier_groups: [{ ...group, modifiers: [{ ...modifier, allergens: ['milk'] }] }],
  });
  await show(item, { [modifier.modifier_id]: 1 });
  const line = screen.getByRole('article', { name: BURGER.name });
  expect(within(line).getByText('Contains eggs and milk')).toBeTruthy();
});

test('a line of which nothing is known says so', async () => {
  await show(anItem({ ...BURGER, allergens: null, diets: null }), {});
  expect(screen.getByText('Allergens not known')).toBeTruthy();
});

test('a dish that is gone says nothing of what was in it', async () => {
  await show(null, {});
  expect(screen.queryByText(/allergens/i)).toBeNull();
});

test.each([1, 99])('a line of %i is removed with one tap', async (multiplier) => {
  const removed: string[] = [];
  await show(BURGER, {}, { multiplier, onRemove: (line_id) => removed.push(line_id) });
  await act(async () => screen.getByRole('button', { name: `Remove ${BURGER.name}` }).click());
  expect(removed).toHaveLength(1);
});

test('what is gone is removed like anything else', async () => {
  const removed: string[] = [];
  await show(null, {}, { onRemove: (line_id) => removed.push(line_id) });
  await act(async () => screen.getByRole('button', { name: `Remove ${BURGER.name}` }).click());
  expect(removed).toHaveLength(1);
});

test.each([
  [1, true],
  [1, false],
  [2, true],
])('of %i there is one way to take them out', async (multiplier, isRemovedBelowOne) => {
  await show(BURGER, {}, { multiplier, isRemovedBelowOne });
  expect(screen.getAllByRole('button', { name: `Remove ${BURGER.name}` })).toHaveLength(1);
});

test.each([
  [true, 1, /^Remove/],
  [false, 0, /^Remove one/],
])('one fewer than one takes a line out: %s', async (isRemovedBelowOne, times, name) => {
  const removed: string[] = [];
  await show(
    BURGER,
    {},
    {
      onRemove: (line_id) => removed.push(line_id),
      isRemovedBelowOne,
    },
  );
  await act(async () => screen.getByRole('button', { name }).click());
  expect(removed).toHaveLength(times);
});

test.each([
  ['free', 1, 1250, 'was $12.50Free'],
  ['free twice', 2, 2500, 'was $25.00Free'],
  ['free once of twice', 2, 1250, 'was $25.00$12.50'],
  ['free, but not what was chosen with it', 1, 1000, 'was $10.00Free+$2.50'],
])('a line that is %s says so beside its usual price', async (_, multiplier, given, told) => {
  const price = given === 1000 ? 1000 : 1250;
  await show(anItem({ ...BURGER, price }), {}, { multiplier, given });
  const line = screen.getByRole('article', { name: BURGER.name });
  expect(line.querySelector('s')?.parentElement?.parentElement?.textContent).toBe(told);
});

const ASKED = {
  modifier_group_id: 'bun',
  name: 'Bun',
  min_qty: 1,
  max_qty: 1,
  max_selections: 1,
  selected: 0,
  reason: 'too_few',
  modifier_ids: [],
} as const;

test.each([
  ['asks for a choice that it did not ask for', [ASKED], [], /choices .* have changed \(Bun\)/],
  [
    'takes less than was chosen',
    [{ ...ASKED, selected: 2, reason: 'too_many' }],
    [],
    /choices .* have changed \(Bun\)/,
  ],
  ['lacks what was chosen', [ASKED], ['brioche'], /^An option of this dish is gone/],
  [
    'is out of what was chosen',
    [{ ...ASKED, reason: 'out_of_stock', modifier_ids: ['brioche'] }],
    [],
    /^An option of this dish is gone/,
  ],
] as const)('a dish that %s says so', async (_, groups, unknown_modifier_ids, told) => {
  const fault = { code: 'invalid_modifiers', groups, unknown_modifier_ids } as const;
  await show(BURGER, {}, { checked: { fault, problem: 'modifiers_changed', is_orderable: false } });
  expect(screen.getByText(told)).toBeTruthy();
});

type Shown = {
  readonly checked?: Partial<CheckedLine>;
  readonly given?: number;
  readonly multiplier?: number;
  readonly onRemove?: (line_id: string) => void;
  readonly isRemovedBelowOne?: boolean;
};

async function show(
  item: Item | null,
  modifier_counts: Record<string, number>,
  {
    checked = {},
    multiplier = 1,
    given = 0,
    onRemove = () => undefined,
    isRemovedBelowOne = false,
  }: Shown = {},
): Promise<void> {
  await act(async () => {
    render(
      <InRestaurant>
        <CartLineRow
          checked={{
            line: aCartLine({
              item_id: BURGER.item_id,
              name_seen: BURGER.name,
              modifier_counts,
              multiplier,
            }),
            item,
            unit_price: cents(1250),
            amount: cents(1250),
            is_orderable: item !== null,
            problem: item ? null : 'gone',
            fault: item ? null : { code: 'item_unavailable' },
            ...checked,
          }}
          onQuantity={() => undefined}
          onRemove={onRemove}
          isRemovedBelowOne={isRemovedBelowOne}
          given={given}
          editPath={() => '/'}
        />
      </InRestaurant>,
    );
  });
}
