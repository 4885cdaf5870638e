import { anId, deepFreeze } from '@comanda/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addLine } from './add-line';
import { type CartLineDraft, countUnits, emptyCart } from './cart';
import { editLine } from './edit-line';
import { removeLine, restoreLine } from './remove-line';
import { revalidateCart } from './revalidate-cart';
import { setQuantity } from './set-quantity';
import { aDiner, aDraft, anyDraft, BACON, cartOf, CHEESE, FRIES, SUNDAE } from './test-carts';

const keep = { at_minimum: 'keep' } as const;
const remove = { at_minimum: 'remove' } as const;

function ids(cart: ReturnType<typeof cartOf>): string[] {
  return cart.lines.map((line) => line.line_id);
}

test('CART-1: what is added comes last, under the id it is given', () => {
  const cart = addLine(cartOf(aDraft()), aDraft({ item_id: FRIES }), 'mine');
  expect(ids(cart)).toEqual(['line-1', 'mine']);
  expect(cart.lines[1]).toEqual({ ...aDraft({ item_id: FRIES }), line_id: 'mine' });
});

describe('CART-2: equal lines are one', () => {
  const base = aDraft({ modifier_counts: { [CHEESE]: 1 }, special_instructions: 'no onions' });

  test.each([
    ['the same', {}],
    ['a zero more', { modifier_counts: { [CHEESE]: 1, [BACON]: 0 } }],
    ['spaces around the note', { special_instructions: '  no onions ' }],
    ['another price seen', { price_seen: 1 }],
  ])('CART-2: %s merges', (_, difference) => {
    const cart = addLine(cartOf(base), aDraft({ ...base, ...difference, multiplier: 2 }), 'new');
    expect(cart.lines).toEqual([{ ...base, line_id: 'line-1', multiplier: 3 }]);
  });

  test.each([
    ['another item', { item_id: FRIES }],
    ['another menu', { menu_id: anId(0x11) }],
    ['another count', { modifier_counts: { [CHEESE]: 2 } }],
    ['another note', { special_instructions: 'No onions' }],
    ['a campaign', { campaign_instance_id: anId(7) }],
    ['a reward', { is_reward_item: true }],
  ])('CART-2: %s does not', (_, difference) => {
    const cart = addLine(cartOf(base), aDraft({ ...base, ...difference }), 'new');
    expect(ids(cart)).toEqual(['line-1', 'new']);
  });

  test('CART-2: the line keeps its place', () => {
    const cart = addLine(cartOf(aDraft(), aDraft({ item_id: FRIES })), aDraft(), 'new');
    expect(cart.lines.map((line) => [line.line_id, line.multiplier])).toEqual([
      ['line-1', 2],
      ['line-2', 1],
    ]);
  });
});

describe('CART-3: normal form', () => {
  test('CART-3: 1 to 99 units', () => {
    expect(cartOf(aDraft({ multiplier: 150 })).lines[0]?.multiplier).toBe(99);
    expect(cartOf(aDraft({ multiplier: 0 })).lines[0]?.multiplier).toBe(1);
    expect(cartOf(aDraft({ multiplier: 98 }), aDraft({ multiplier: 5 })).lines[0]?.multiplier).toBe(
      99,
    );
    expect(setQuantity(cartOf(aDraft()), 'line-1', 100, keep).lines[0]?.multiplier).toBe(99);
  });

  test('CART-3: counts without zeros, instructions trimmed', () => {
    const [line] = cartOf(
      aDraft({ modifier_counts: { a: 0, b: 1 }, special_instructions: ' x ' }),
    ).lines;
    expect(line).toMatchObject({ modifier_counts: { b: 1 }, special_instructions: 'x' });
    expect(line?.modifier_counts).not.toHaveProperty('a');
  });

  test.each([1.5, Number.NaN])('CART-3: a quantity of %d throws', (multiplier) => {
    expect(() => cartOf(aDraft({ multiplier }))).toThrow(/not a quantity/);
    expect(() => setQuantity(cartOf(aDraft()), 'line-1', multiplier, keep)).toThrow(
      /not a quantity/,
    );
  });
});

test.each([
  [4, keep, [4]],
  [1, remove, [1]],
  [0, keep, [1]],
  [-3, keep, [1]],
  [0, remove, []],
])('CART-4: %d with %j leaves %j', (quantity, policy, expected) => {
  const cart = setQuantity(cartOf(aDraft({ multiplier: 2 })), 'line-1', quantity, policy);
  expect(cart.lines.map((line) => line.multiplier)).toEqual(expected);
});

test('CART-5: a line is removed by its id', () => {
  expect(ids(removeLine(cartOf(aDraft(), aDraft({ item_id: FRIES })), 'line-1'))).toEqual([
    'line-2',
  ]);
});

describe('CART-6: undo', () => {
  const cart = cartOf(aDraft(), aDraft({ item_id: FRIES }), aDraft({ item_id: SUNDAE }));

  test.each([0, 1, 2])('CART-6: line %d is back where it was', (index) => {
    const line = cart.lines[index];
    if (!line) throw new Error('The cart has three lines.');
    expect(restoreLine(removeLine(cart, line.line_id), line, index)).toEqual(cart);
  });

  test('CART-6: goes into an equal line added since', () => {
    const [line] = cart.lines;
    if (!line) throw new Error('The cart has three lines.');
    const since = addLine(removeLine(cart, line.line_id), aDraft({ multiplier: 2 }), 'since');
    expect(restoreLine(deepFreeze(since), line, 0).lines.at(-1)).toMatchObject({
      line_id: 'since',
      multiplier: 3,
    });
  });

  test('CART-6: a second undo does nothing', () => {
    const [line] = cart.lines;
    if (!line) throw new Error('The cart has three lines.');
    expect(restoreLine(cart, line, 0)).toBe(cart);
  });
});

describe('CART-7: editing', () => {
  const cart = cartOf(
    aDraft({ multiplier: 2 }),
    aDraft({ item_id: FRIES }),
    aDraft({ special_instructions: 'hot' }),
  );

  test('CART-7: keeps id and place', () => {
    const edited = editLine(
      cart,
      'line-1',
      aDraft({ modifier_counts: { [BACON]: 1 }, price_seen: 1275 }),
    );
    expect(ids(edited)).toEqual(['line-1', 'line-2', 'line-3']);
    expect(edited.lines[0]).toMatchObject({ modifier_counts: { [BACON]: 1 }, price_seen: 1275 });
  });

  test.each([
    [
      'line-3',
      aDraft(),
      [
        ['line-1', 3],
        ['line-2', 1],
      ],
    ],
    [
      'line-1',
      aDraft({ special_instructions: 'hot', multiplier: 4 }),
      [
        ['line-2', 1],
        ['line-3', 5],
      ],
    ],
  ])('CART-7: %s becomes equal to another, which takes its units', (line_id, draft, expected) => {
    const edited = editLine(cart, line_id, draft);
    expect(edited.lines.map((line) => [line.line_id, line.multiplier])).toEqual(expected);
  });
});

test('CART-9: counts units', () => {
  expect(countUnits(emptyCart)).toBe(0);
  expect(countUnits(cartOf(aDraft({ multiplier: 3 }), aDraft({ item_id: FRIES })))).toBe(4);
});

test('CART-20: a line that is not there changes nothing', () => {
  const cart = cartOf(aDraft());
  expect(removeLine(cart, 'nowhere')).toBe(cart);
  expect(setQuantity(cart, 'nowhere', 5, keep)).toBe(cart);
  expect(setQuantity(cart, 'nowhere', 0, remove)).toBe(cart);
  expect(editLine(cart, 'nowhere', aDraft())).toBe(cart);
});

describe('CART-21: what never changes a cart', () => {
  const menus = [aDiner()];
  const occasion = { at: new Date('2026-11-20T12:00:00Z'), timezone: 'America/Toronto' };
  const drafts = fc.array(anyDraft, { maxLength: 12 });

  function worth(...lines: readonly CartLineDraft[]): number {
    return revalidateCart(cartOf(...lines), menus, occasion).subtotal;
  }

  test('CART-21: adding and then removing', () => {
    fc.assert(
      fc.property(drafts, anyDraft, (before, draft) => {
        const cart = cartOf(...before);
        const unlike = { ...draft, special_instructions: 'unlike any other' };
        expect(removeLine(addLine(cart, unlike, 'new'), 'new')).toEqual(cart);
      }),
    );
  });

  test('CART-21: merging does not change what it costs, nor the units', () => {
    fc.assert(
      fc.property(drafts, (all) => {
        const apart = all.reduce((sum, draft) => sum + worth(draft), 0);
        expect(worth(...all)).toBe(apart);
        expect(countUnits(cartOf(...all))).toBe(
          all.reduce((sum, each) => sum + each.multiplier, 0),
        );
      }),
    );
  });

  test('CART-21: nor does the order of adding', () => {
    fc.assert(
      fc.property(drafts, (all) => {
        expect(worth(...all.toReversed())).toBe(worth(...all));
        expect(cartOf(...all.toReversed()).lines).toHaveLength(cartOf(...all).lines.length);
      }),
    );
  });
});
