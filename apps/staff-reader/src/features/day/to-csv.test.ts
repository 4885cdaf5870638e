import type { DayReport } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { toCsv } from './to-csv';

const REPORT = {
  date: '2026-11-28',
  currency: 'USD',
  orders: 2,
  items: 4,
  totals: { subtotal: 1400, discount: 150, total_with_tip_and_tax: 4805 },
  hours: [{ hour: 19, orders: 2, amount: 4805 }],
  payments: [{ payment_method: 'CARD', paid: 4805, refunded: 5 }],
  reader_tests: { payments: 1, paid: 100, refunded: 100 },
  tips: [{ staff_id: null, name: null, tip_amount: 600 }],
  taxes: [
    { tax_rate: '8.8750', net_total: 4000, delivery_fee: 0, tax_amount: 355, included_tax: 0 },
  ],
  dishes: [
    { name: '=Cola, "large"', units: 3, amount: 900 },
    { name: 'Fries', units: 1, amount: 500 },
  ],
} as DayReport; // as much of it as is written

test('a day is written row by row, with amounts in units and texts that no spreadsheet computes', () => {
  expect(toCsv(REPORT).split('\r\n')).toEqual([
    'date,kind,name,count,amount_USD',
    '2026-11-28,orders,,2,48.05',
    '2026-11-28,items,,4,14.00',
    '2026-11-28,discount,,,1.50',
    '2026-11-28,hour,19,2,48.05',
    '2026-11-28,paid,CARD,,48.05',
    '2026-11-28,refunded,CARD,,0.05',
    '2026-11-28,paid,READER_TEST,1,1.00',
    '2026-11-28,refunded,READER_TEST,,1.00',
    '2026-11-28,tip,,,6.00',
    '2026-11-28,tax,8.8750,,3.55',
    `2026-11-28,dish,"'=Cola, ""large""",3,9.00`,
    '2026-11-28,dish,Fries,1,5.00',
  ]);
});
