import { anItem, deepFreeze } from '@comanda/testing';
import { expect, test } from 'vitest';
import { soldOutLast } from './sold-out-last';

test('CART-25: what is sold out comes last, each part in its own order', () => {
  const items = ['a', 'b', 'c', 'd'].map((item_id) =>
    anItem({ item_id, is_in_stock: item_id !== 'a' && item_id !== 'c' }),
  );
  expect(soldOutLast(deepFreeze(items)).map(({ item_id }) => item_id)).toEqual([
    'b',
    'd',
    'a',
    'c',
  ]);
});
