import type { Item } from '@comanda/contracts';
import { aMenu, aSchedule, deepFreeze, everyDay } from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { acceptChanges } from './accept-changes';
import { editLine } from './edit-line';
import { revalidateCart } from './revalidate-cart';
import { aDiner, aDraft, BURGER, cartOf, CHEESE, FRIES } from './test-carts';

const occasion = {
  at: new Date('2026-11-20T12:00:00Z'),
  timezone: 'UTC',
  order_type: 'TAKEOUT',
} as const;
const burger = aDraft({ modifier_counts: { [CHEESE]: 1 }, price_seen: 1150, multiplier: 2 });
const fries = aDraft({ item_id: FRIES, name_seen: 'Fries', price_seen: 399 });
const cart = cartOf(burger, fries);

/** The diner's menu after a change to the burger. */
function changed(change: (item: Item) => Item | null) {
  const menu = aDiner();
  return deepFreeze({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.flatMap((item) =>
        item.item_id === BURGER ? (change(item) ?? []) : [item],
      ),
    })),
  });
}

function withoutCheese(item: Item): Item {
  return {
    ...item,
    item_modifier_groups: item.item_modifier_groups.map((group) => ({
      ...group,
      modifiers: group.modifiers.filter((modifier) => modifier.modifier_id !== CHEESE),
    })),
  };
}

const changes = {
  gone: changed(() => null),
  sold_out: changed((item) => ({ ...item, is_in_stock: false })),
  modifiers_changed: changed(withoutCheese),
  price_changed: changed((item) => ({ ...item, price: 1200, name: 'Big burger' })),
} as const;

describe('CART-13: re-validation', () => {
  test('CART-13: finds nothing in a cart that fits', () => {
    const checked = revalidateCart(cart, [aDiner()], occasion);
    expect(checked.changes).toEqual([]);
    expect(checked.subtotal).toBe(2 * 1150 + 399);
    expect(checked.lines.map(({ unit_price, amount }) => [unit_price, amount])).toEqual([
      [1150, 2300],
      [399, 399],
    ]);
  });

  test.each([
    ['gone', 1150, 0, 'item_unavailable'],
    ['sold_out', 1150, 0, 'item_sold_out'],
    ['modifiers_changed', 1000, 0, 'invalid_modifiers'],
    ['price_changed', 1350, 2700, undefined],
  ] as const)('CART-13: tells %s', (problem, unit_price, amount, code) => {
    const checked = revalidateCart(cart, [changes[problem]], occasion);
    expect(checked.lines.map(({ line }) => line)).toEqual(cart.lines);
    expect(checked.changes).toEqual([checked.lines[0]]);
    expect(checked.lines[0]).toMatchObject({
      problem,
      unit_price,
      amount,
      is_orderable: problem === 'price_changed',
    });
    expect(checked.lines[0]?.fault?.code).toBe(code);
    expect(checked.subtotal).toBe(amount + 399);
  });

  test('CART-13: tells not_served, with the hours', () => {
    const evening = aDiner({ schedule: aSchedule({ intervals: everyDay('17:00', '22:00') }) });
    const checked = revalidateCart(cart, [evening], occasion);
    expect(checked.subtotal).toBe(0);
    expect(checked.changes).toHaveLength(2);
    expect(checked.changes[0]).toMatchObject({
      problem: 'not_served',
      item: { name: 'Burger' },
      fault: { served: [{ start_time: '17:00', end_time: '22:00' }] },
    });
  });

  test('CART-13: a menu for another order type is gone', () => {
    const dineIn = aDiner({ menu_status: 'DINE_IN_ONLY' });
    expect(revalidateCart(cart, [dineIn], occasion).changes).toHaveLength(2);
    expect(revalidateCart(cart, [dineIn], { ...occasion, order_type: 'DINE_IN' }).changes).toEqual(
      [],
    );
  });

  test('CART-13: no menus at all', () => {
    const checked = revalidateCart(cart, [deepFreeze(aMenu({ categories: [] }))], occasion);
    expect(checked.lines.map(({ item, problem }) => [item, problem])).toEqual([
      [null, 'gone'],
      [null, 'gone'],
    ]);
  });
});

describe('CART-14: the guest agrees', () => {
  function agreed(menu: ReturnType<typeof aDiner>) {
    return acceptChanges(cart, deepFreeze(revalidateCart(cart, [menu], occasion)));
  }

  test.each(['gone', 'sold_out'] as const)('CART-14: what is %s is removed', (problem) => {
    expect(agreed(changes[problem]).lines).toEqual([cart.lines[1]]);
  });

  test('CART-14: a new price and name are taken over, and told once only', () => {
    const accepted = agreed(changes.price_changed);
    expect(accepted.lines[0]).toEqual({
      ...cart.lines[0],
      price_seen: 1350,
      name_seen: 'Big burger',
    });
    expect(revalidateCart(accepted, [changes.price_changed], occasion).changes).toEqual([]);
  });

  test('CART-14: what needs a choice stays', () => {
    expect(agreed(changes.modifiers_changed)).toEqual(cart);
  });

  test('CART-14: what was changed since stays as it was changed', () => {
    const checked = revalidateCart(cart, [changes.sold_out], occasion);
    const since = editLine(cart, 'line-1', aDraft({ ...burger, multiplier: 5 }));
    expect(acceptChanges(deepFreeze(since), checked)).toEqual(since);
  });
});
