import { expect, test } from 'vitest';
import { countDishes } from './dish-counts';

const BACON = { modifier_id: 'bacon', name: 'Bacon', count: 1 };
const PICKLES = { modifier_id: 'pickles', name: 'Pickles', count: 1 };
const DEFAULTS = new Map([['classic', [PICKLES]]]);
const UNPAID = { multiplier: 1, modifiers: [], has_paid: 'PAYMENT_UNPAID' } as const;
const CLASSIC = { ...UNPAID, item_id: 'classic', name: 'Harbor Classic' };
const FRIES = { ...UNPAID, item_id: 'fries', name: 'Fries', multiplier: 2 };

test('dishes, their choices and what was taken out are added up over all orders', () => {
  const orders = [
    { status: 'ORDER_SENT_TO_KITCHEN', items: [{ ...CLASSIC, multiplier: 3 }, FRIES] },
    {
      status: 'ORDER_PREPARING',
      items: [{ ...CLASSIC, multiplier: 2, modifiers: [PICKLES, BACON] }],
    },
  ] as const;
  expect(countDishes(orders, DEFAULTS)).toEqual([
    {
      item_id: 'classic',
      name: 'Harbor Classic',
      count: 5,
      choices: [
        { name: 'Pickles', count: 2 },
        { name: 'Bacon', count: 2 },
      ],
      without: [{ name: 'Pickles', count: 3 }],
    },
    { item_id: 'fries', name: 'Fries', count: 2, choices: [], without: [] },
  ]);
});

test.each(['ORDER_READY', 'ORDER_COMPLETED', 'ORDER_CANCELLED'] as const)(
  'nothing of an order in %s is to be made',
  (status) => {
    expect(countDishes([{ status, items: [CLASSIC] }], DEFAULTS)).toEqual([]);
  },
);

test('a line that was refunded is not made', () => {
  const struck = { ...FRIES, has_paid: 'PAYMENT_REFUNDED' } as const;
  expect(countDishes([{ status: 'ORDER_PREPARING', items: [struck] }], DEFAULTS)).toEqual([]);
});
