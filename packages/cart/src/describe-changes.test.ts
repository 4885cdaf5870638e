import type { Item } from '@comanda/contracts';
import { aSchedule, deepFreeze, everyDay } from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { describeChanges } from './describe-changes';
import { revalidateCart } from './revalidate-cart';
import { aDiner, aDraft, BACON, BURGER, cartOf, CHEESE } from './test-carts';

const occasion = { at: new Date('2026-11-20T12:00:00Z'), timezone: 'UTC' };
const cart = cartOf(aDraft({ modifier_counts: { [CHEESE]: 1, [BACON]: 1 }, price_seen: 1425 }));
const burger = aDiner().categories[0]?.items[0] ?? null;

/** Changes reported for the burger with this menu item. */
function changesWith(change: (item: Item) => Item | null, menuOverrides = {}) {
  const menu = aDiner(menuOverrides);
  const changed = deepFreeze({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.flatMap((item) =>
        item.item_id === BURGER ? (change(item) ?? []) : [item],
      ),
    })),
  });
  const [line] = revalidateCart(cart, [changed], occasion).lines;
  return line ? describeChanges(line, burger) : [];
}

function without(modifier_id: string) {
  return (item: Item): Item => ({
    ...item,
    item_modifier_groups: item.item_modifier_groups.map((group) => ({
      ...group,
      modifiers: group.modifiers.filter((modifier) => modifier.modifier_id !== modifier_id),
    })),
  });
}

describe('CART-23: what changed about a line', () => {
  test('CART-23: nothing', () => {
    expect(changesWith((item) => item)).toEqual([]);
  });

  test('CART-23: gone', () => {
    expect(changesWith(() => null)).toEqual([{ code: 'gone' }]);
    expect(changesWith((item) => item, { is_active: false })).toEqual([{ code: 'gone' }]);
  });

  test('CART-23: sold out, and not only that', () => {
    expect(changesWith((item) => ({ ...item, is_in_stock: false, price: 1100 }))).toEqual([
      { code: 'sold_out' },
      { code: 'price_changed', from: 1425, to: 1525 },
    ]);
  });

  test('CART-23: not served', () => {
    const schedule = aSchedule({ intervals: everyDay('17:00', '22:00') });
    expect(changesWith((item) => item, { schedule })).toEqual([{ code: 'not_served' }]);
  });

  test('CART-23: a modifier is gone, with its name, and with it its price', () => {
    expect(changesWith(without(BACON))).toEqual([
      { code: 'modifier_gone', modifier_id: BACON, name: 'Bacon', count: 1 },
      { code: 'price_changed', from: 1425, to: 1150 },
    ]);
  });

  test('CART-23: another name and another price', () => {
    expect(changesWith((item) => ({ ...item, name: 'Big burger', price: 1200 }))).toEqual([
      { code: 'renamed', from: 'Burger', to: 'Big burger' },
      { code: 'price_changed', from: 1425, to: 1625 },
    ]);
  });
});
