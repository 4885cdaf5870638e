import { aCategory, aMenu, anId, anItem, anOrderItem, aSchedule } from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { findPlace, indexMenus, placesOf } from './menu-index';
import { resolveItems } from './resolve-items';
import { revalidateCart } from './revalidate-cart';
import { aDraft, cartOf } from './test-carts';

const BREAKFAST = anId(0x11);
const item = anItem();
const allDay = aMenu({ categories: [aCategory({ items: [item] })] });
const breakfast = aMenu({
  menu_id: BREAKFAST,
  schedule: aSchedule(),
  categories: [aCategory({ category_id: anId(0x21), items: [{ ...item, rank: 4 }] })],
});
const menus = [breakfast, allDay];
const evening = { at: new Date('2026-11-20T20:00:00Z'), timezone: 'UTC', order_type: null };

describe('CART-27: a dish on several menus', () => {
  test('CART-27: means its place on the menu it was chosen from, else its first one', () => {
    const index = indexMenus(menus);
    const { item_id } = item;
    expect(findPlace(index, { item_id, menu_id: allDay.menu_id })?.menu).toBe(allDay);
    expect(findPlace(index, { item_id, menu_id: BREAKFAST })?.category.category_id).toBe(
      anId(0x21),
    );
    expect(findPlace(index, { item_id, menu_id: anId(0x99) })?.menu).toBe(breakfast);
    expect(findPlace(index, { item_id })?.menu).toBe(breakfast);
    expect(findPlace(index, { item_id: anId(0x999) })).toBeUndefined();
    expect(placesOf(index, { item_id, menu_id: allDay.menu_id }).map(({ menu }) => menu)).toEqual([
      allDay,
      breakfast,
    ]);
  });

  test('CART-27: has the hours of that menu, on the server as in the browser', () => {
    for (const [menu_id, isServed] of [
      [allDay.menu_id, true],
      [BREAKFAST, false],
    ] as const) {
      const input = anOrderItem({ analytics_menu_id: menu_id });
      expect(resolveItems(menus, [input], evening).ok).toBe(isServed);
      const cart = cartOf(aDraft({ menu_id }));
      expect(revalidateCart(cart, menus, evening).lines[0]?.is_orderable).toBe(isServed);
    }
  });
});
