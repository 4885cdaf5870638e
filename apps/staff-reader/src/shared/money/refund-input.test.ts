import type { OrderItem } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { allUnits, toRefundInput } from './refund-input';

const LINES = [
  { item_instance_id: 'fries', multiplier: 3, refunded_units: 1 },
  { item_instance_id: 'soda', multiplier: 1 },
] as unknown as OrderItem[]; // no more of a line is read

test('everything is the whole order; lines go by id, and units of a line by their number', () => {
  expect(allUnits(LINES)).toEqual({ fries: 2, soda: 1 });
  expect(toRefundInput(LINES, allUnits(LINES))).toEqual({});
  expect(toRefundInput(LINES, { fries: 2 })).toEqual({ item_instance_ids: ['fries'] });
  expect(toRefundInput(LINES, { fries: 1, soda: 1 })).toEqual({
    item_instance_ids: ['soda'],
    units: [{ item_instance_id: 'fries', multiplier: 1 }],
  });
  expect(toRefundInput(LINES, { fries: 1 })).toEqual({
    units: [{ item_instance_id: 'fries', multiplier: 1 }],
  });
});
