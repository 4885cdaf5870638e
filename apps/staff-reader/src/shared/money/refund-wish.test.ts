import type { OrderItem } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { allUnits, refundWish } from './refund-wish';

const LINES = [
  { item_instance_id: 'fries', multiplier: 3, refunded_units: 1 },
  { item_instance_id: 'soda', multiplier: 1 },
] as unknown as OrderItem[]; // no more of a line is read

test('everything is the whole order; lines go by id, and units of a line by their number', () => {
  expect(allUnits(LINES)).toEqual({ fries: 2, soda: 1 });
  expect(refundWish(LINES, allUnits(LINES))).toEqual({});
  expect(refundWish(LINES, { fries: 2 })).toEqual({ item_instance_ids: ['fries'] });
  expect(refundWish(LINES, { fries: 1, soda: 1 })).toEqual({
    item_instance_ids: ['soda'],
    units: [{ item_instance_id: 'fries', multiplier: 1 }],
  });
  expect(refundWish(LINES, { fries: 1 })).toEqual({
    units: [{ item_instance_id: 'fries', multiplier: 1 }],
  });
});
