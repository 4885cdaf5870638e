import { expect, test } from 'vitest';
import { countDishes } from './dish-counts';

const NO_PICKLES = { name: 'No pickles', count: 1 };
const UNPAID = { multiplier: 1, modifiers: [], has_paid: 'PAYMENT_UNPAID' } as const;
const CLASSIC = { ...UNPAID, item_id: 'classic', name: 'Harbor Classic' };
const FRIES = { ...UNPAID, item_id: 'fries', name: 'Fries', multiplier: 2 };

test('dishes and their choices are added up over all orders', () => {
  const orders = [
    { status: 'ORDER_SENT_TO_KITCHEN', items: [{ ...CLASSIC, multiplier: 3 }, FRIES] },
    { status: 'ORDER_PREPARING', items: [{ ...CLASSIC, multiplier: 2, modifiers: [NO_PICKLES] }] },
  ] as const;
  expect(countDishes(orders)).toEqual([
    {
      item_id: 'classic',
      name: 'Harbor Classic',
      count: 5,
      choices: [{ name: 'No pickles', count: 2 }],
    },
    { item_id: 'fries', name: 'Fries', count: 2, choices: [] },
  ]);
});

test.each(['ORDER_READY', 'ORDER_COMPLETED', 'ORDER_CANCELLED'] as const)(
  'nothing of an order in %s is to be made',
  (status) => {
    expect(countDishes([{ status, items: [CLASSIC] }])).toEqual([]);
  },
);

test('a line that was refunded is not made', () => {
  const struck = { ...FRIES, has_paid: 'PAYMENT_REFUNDED' } as const;
  expect(countDishes([{ status: 'ORDER_PREPARING', items: [struck] }])).toEqual([]);
});
