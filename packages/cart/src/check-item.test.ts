import type { MenuStatus, OrderType, RestaurantSetting } from '@comanda/contracts';
import {
  aCategory,
  aMenu,
  aModifier,
  aModifierGroup,
  anId,
  anItem,
  aSchedule,
  deepFreeze,
  everyDay,
} from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { checkItem } from './check-item';
import { orderOccasion } from './order-occasion';
import { indexMenus } from './menu-index';
import { isMenuOffered, isOfferedFor } from './order-type';
import { priceLine } from './price-line';
import { aDiner, BACON, BURGER, CHEESE, FRIES } from './test-carts';

describe('CART-10: settings', () => {
  test.each<[RestaurantSetting, boolean, boolean]>([
    ['RESTAURANT_SETTING_NONE', false, false],
    ['RESTAURANT_SETTING_TAKE_OUT_ONLY', true, false],
    ['RESTAURANT_SETTING_DINE_IN_ONLY', false, true],
    ['RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN', true, true],
  ])('CART-10: %s: take-out %s, dine-in %s', (setting, takeout, dineIn) => {
    expect(isOfferedFor(setting, 'TAKEOUT')).toBe(takeout);
    expect(isOfferedFor(setting, 'DINE_IN')).toBe(dineIn);
  });
});

describe('CART-11: menus', () => {
  const orderTypes: (OrderType | null)[] = ['TAKEOUT', 'DINE_IN', null];

  test.each<[MenuStatus | null, boolean[]]>([
    [null, [true, true, true]],
    ['TAKE_OUT_ONLY', [true, false, true]],
    ['DINE_IN_ONLY', [false, true, true]],
    ['HIDDEN', [false, false, false]],
  ])('CART-11: %s for take-out, dine-in and not settled: %j', (menu_status, expected) => {
    const menu = deepFreeze(aMenu({ menu_status }));
    expect(orderTypes.map((orderType) => isMenuOffered(menu, orderType))).toEqual(expected);
  });

  test('CART-11: none that is inactive', () => {
    const menu = deepFreeze(aMenu({ is_active: false }));
    expect(orderTypes.some((orderType) => isMenuOffered(menu, orderType))).toBe(false);
  });
});

describe('CART-12: the one check', () => {
  const occasion = { at: new Date('2026-11-20T12:00:00Z'), timezone: 'UTC' };

  function check(menu: ReturnType<typeof aMenu>, counts = {}, order_type: OrderType = 'TAKEOUT') {
    const entry = indexMenus([deepFreeze(menu)]).get(BURGER);
    return checkItem(entry, deepFreeze(counts), { ...occasion, order_type });
  }

  test('CART-12: passes with the selection in normal form', () => {
    expect(check(aDiner(), { [CHEESE]: 2, [BACON]: 0 })).toMatchObject({
      ok: true,
      value: { item: { item_id: BURGER }, modifier_counts: { [CHEESE]: 2 } },
    });
  });

  test.each([
    ['item_unavailable', aDiner({ categories: [] })],
    ['item_unavailable', aDiner({ is_active: false })],
    ['item_unavailable', aDiner({ menu_status: 'DINE_IN_ONLY' })],
    [
      'item_sold_out',
      aMenu({ categories: [aCategory({ items: [anItem({ is_in_stock: false })] })] }),
    ],
    ['menu_not_served', aDiner({ schedule: aSchedule({ intervals: everyDay('17:00', '22:00') }) })],
  ])('CART-12: %s', (code, menu) => {
    expect(check(menu)).toMatchObject({ ok: false, error: { code } });
  });

  test('CART-12: invalid_modifiers', () => {
    expect(check(aDiner(), { [CHEESE]: 4 })).toMatchObject({
      error: { code: 'invalid_modifiers', groups: [{ name: 'Extras', reason: 'too_many' }] },
    });
  });

  test('CART-12: sold out, too, when what it requires is', () => {
    const group = aModifierGroup({
      is_required: true,
      modifiers: [aModifier({ is_in_stock: false })],
    });
    const item = anItem({ item_modifier_groups: [group] });
    expect(check(aMenu({ categories: [aCategory({ items: [item] })] }))).toMatchObject({
      error: { code: 'item_sold_out' },
    });
  });

  test('CART-12: the first fault counts', () => {
    const closed = aSchedule({ intervals: [] });
    expect(check(aDiner({ is_active: false, schedule: closed }), { x: 1 })).toMatchObject({
      error: { code: 'item_unavailable' },
    });
    expect(check(aDiner({ schedule: closed }), { x: 1 })).toMatchObject({
      error: { code: 'menu_not_served' },
    });
  });

  test('CART-12: the time it is wanted for counts', () => {
    const menu = deepFreeze(
      aDiner({ schedule: aSchedule({ intervals: everyDay('17:00', '22:00') }) }),
    );
    const later = { at: new Date('2026-11-20T18:00:00Z'), timezone: 'UTC' };
    expect(checkItem(indexMenus([menu]).get(BURGER), {}, later).ok).toBe(true);
  });

  test.each([
    ['21:35', 'TAKEOUT', 0, true],
    ['21:45', 'TAKEOUT', 0, false],
    ['16:45', 'TAKEOUT', 0, true],
    ['21:45', 'DINE_IN', 0, true],
    ['21:35', 'TAKEOUT', 15, false],
    ['21:45', 'DINE_IN', 15, false],
  ] as const)(
    'CART-12: at %s, %s, last orders %i minutes before: %s',
    (time, order_type, last_order_minutes, expected) => {
      const menu = deepFreeze(
        aDiner({ schedule: aSchedule({ intervals: everyDay('17:00', '22:00') }) }),
      );
      const restaurant = { timezone: 'UTC', prep_minutes: 20, last_order_minutes };
      const now = new Date(`2026-11-20T${time}:00Z`);
      const occasion = orderOccasion(restaurant, order_type, null, now);
      expect(checkItem(indexMenus([menu]).get(BURGER), {}, occasion).ok).toBe(expected);
    },
  );

  test('CART-12: no hours stand against it while no time is chosen', () => {
    const menu = deepFreeze(
      aDiner({ schedule: aSchedule({ intervals: everyDay('17:00', '22:00') }) }),
    );
    const night = { at: new Date('2026-11-20T03:00:00Z'), timezone: 'UTC' };
    const entry = indexMenus([menu]).get(BURGER);
    expect(checkItem(entry, {}, night).ok).toBe(false);
    expect(checkItem(entry, {}, { ...night, is_any_time: true }).ok).toBe(true);
  });
});

describe('CART-8: the price of a line', () => {
  test.each([
    [{}, 1, 1000, 1000],
    [{ [CHEESE]: 1, [BACON]: 2 }, 3, 1700, 5100],
  ])('CART-8: %j times %d is %d each, %d', (modifier_counts, multiplier, unit_price, amount) => {
    const entry = indexMenus([aDiner()]).get(BURGER);
    expect(entry && priceLine(entry, deepFreeze({ modifier_counts, multiplier }))).toEqual({
      unit_price,
      amount,
    });
  });
});

test('CART-16: an id that stands twice means its first place', () => {
  const again = aMenu({
    menu_id: anId(0x11),
    categories: [aCategory({ items: [anItem({ item_id: FRIES })] })],
  });
  expect(indexMenus([aDiner(), again]).get(FRIES)?.menu.menu_id).toBe(anId(0x10));
});
