import type { BoardOrder } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { findOrders } from './find-orders';

function order(order_number: string, guest_name: string, section_type: BoardOrder['section_type']) {
  // As much of an order as is looked at.
  return {
    order_number,
    guest_name,
    section_type,
    table_label: section_type === 'DINE_IN' ? 'Table 4' : null,
    section: section_type === 'DINE_IN' ? 'Deck' : null,
    delivery_platform: 'MENTUM',
  } as BoardOrder;
}

const ORDERS = [order('28B3', 'Zoë', 'TAKEOUT'), order('M3XD', 'Nora', 'DINE_IN')];

test.each([
  ['', [], [], ['28B3', 'M3XD']],
  ['', ['table'], [], ['28B3']],
  ['', [], ['Deck'], ['28B3']],
  ['', [], ['Dining room'], ['28B3', 'M3XD']],
  ['8b', [], [], ['28B3']],
  ['zoe', [], [], ['28B3']],
  ['table 4', [], [], ['M3XD']],
  [' nora ', ['table'], ['Deck'], ['M3XD']],
  ['nobody', [], [], []],
] as const)('"%s" without %j and %j finds %j', (wanted, hidden_ways, hidden_sections, numbers) => {
  const found = findOrders(ORDERS, { wanted, hidden_ways, hidden_sections });
  expect(found.map(({ order_number }) => order_number)).toEqual(numbers);
});
