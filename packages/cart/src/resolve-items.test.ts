import {
  aCategory,
  aMenu,
  anId,
  anItem,
  anOrderItem,
  aSchedule,
  deepFreeze,
  everyDay,
} from '@comanda/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveItems } from './resolve-items';
import { revalidateCart } from './revalidate-cart';
import {
  aDiner,
  aDraft,
  anyDraft,
  BACON,
  BURGER,
  cartOf,
  CHEESE,
  FRIES,
  SUNDAE,
} from './test-carts';
import { toOrderItems } from './to-order-items';

const occasion = {
  at: new Date('2026-11-20T12:00:00Z'),
  timezone: 'UTC',
  order_type: 'TAKEOUT',
} as const;
const nowhere = anId(0xffff);

test('CART-15: an order states what and how many', () => {
  const draft = aDraft({
    modifier_counts: { [BACON]: 1, [CHEESE]: 2 },
    multiplier: 3,
    special_instructions: ' well done ',
    campaign_instance_id: anId(7),
    is_reward_item: true,
  });
  expect(toOrderItems(cartOf(draft))).toEqual([
    {
      item_id: BURGER,
      modifier_ids: [CHEESE, CHEESE, BACON],
      multiplier: 3,
      special_instructions: 'well done',
      campaign_instance_id: anId(7),
      is_reward_item: true,
      analytics_menu_id: anId(0x10),
    },
  ]);
});

describe('CART-16: looking up and pricing', () => {
  test('CART-16: from the server’s own menus', () => {
    const input = anOrderItem({ modifier_ids: [CHEESE, BACON, CHEESE], multiplier: 2 });
    const resolved = resolveItems([aDiner()], deepFreeze([input]), occasion);
    expect(resolved).toMatchObject({
      ok: true,
      value: [
        {
          input,
          item: { name: 'Burger' },
          menu: { name: 'All day' },
          modifier_counts: { [CHEESE]: 2, [BACON]: 1 },
          modifiers: [
            { name: 'Cheese', count: 2, price: 150, modifier_group_name: 'Extras' },
            { name: 'Bacon', count: 1, price: 275 },
          ],
          multiplier: 2,
          unit_price: 1575,
          amount: 3150,
        },
      ],
    });
  });

  test('CART-16: what the browser shows is what the server prices', () => {
    fc.assert(
      fc.property(fc.array(anyDraft, { minLength: 1, maxLength: 8 }), (drafts) => {
        const cart = cartOf(...drafts);
        const shown = revalidateCart(cart, [aDiner()], occasion);
        const priced = resolveItems([aDiner()], deepFreeze(toOrderItems(cart)), occasion);
        const amounts = priced.ok ? priced.value.map((line) => line.amount) : [];
        expect(amounts).toEqual(shown.lines.map((line) => line.amount));
      }),
    );
  });
});

describe('CART-17: which fault is answered', () => {
  const evening = aSchedule({ intervals: everyDay('17:00', '22:00') });
  const dinner = aMenu({
    menu_id: anId(0x11),
    schedule: evening,
    categories: [
      aCategory({
        items: [
          anItem({ item_id: anId(0x110), name: 'Steak' }),
          anItem({ item_id: anId(0x111), name: 'Fish', is_in_stock: false }),
        ],
      }),
    ],
  });
  const menus = deepFreeze([aDiner(), dinner]);
  const tooMuch = anOrderItem({ modifier_ids: [CHEESE, CHEESE, CHEESE, CHEESE] });
  const steak = anOrderItem({ item_id: anId(0x110) });
  const fish = anOrderItem({ item_id: anId(0x111) });
  const unknown = anOrderItem({ item_id: nowhere });
  const fine = anOrderItem({ item_id: FRIES });

  test('CART-17: modifiers, with every group of every line', () => {
    const stranger = anOrderItem({ item_id: SUNDAE, modifier_ids: [CHEESE] });
    expect(resolveItems(menus, [fine, tooMuch, stranger, tooMuch], occasion)).toMatchObject({
      ok: false,
      error: {
        code: 'invalid_modifiers',
        items: [
          { item_id: BURGER, name: 'Burger' },
          { item_id: SUNDAE, name: 'Sundae' },
        ],
        groups: [
          { item_id: BURGER, name: 'Extras', selected: 4, max_qty: 3, reason: 'too_many' },
          { item_id: BURGER, name: 'Extras' },
        ],
      },
    });
  });

  test('CART-17: not served comes before modifiers', () => {
    expect(resolveItems(menus, [tooMuch, steak], occasion)).toEqual({
      ok: false,
      error: {
        code: 'menu_not_served',
        items: [{ item_id: anId(0x110), name: 'Steak' }],
        served: [{ start_time: '17:00', end_time: '22:00' }],
        next: new Date('2026-11-20T17:00:00Z'),
      },
    });
  });

  test('CART-17: sold out comes before not served', () => {
    expect(resolveItems(menus, [tooMuch, steak, fish], occasion)).toEqual({
      ok: false,
      error: { code: 'item_sold_out', items: [{ item_id: anId(0x111), name: 'Fish' }] },
    });
  });

  test('CART-17: unavailable comes first; an item nobody knows has no name', () => {
    expect(resolveItems(menus, [tooMuch, steak, fish, unknown, unknown], occasion)).toEqual({
      ok: false,
      error: { code: 'item_unavailable', items: [{ item_id: nowhere, name: '' }] },
    });
  });
});
