import type { Order } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { mostTip } from './most-tip';

/** All that is read of an order: two dishes, 15 % of tax. */
function order(guest_id: string, amounts: readonly number[], { discount = 0, paid = 0 } = {}) {
  const subtotal = amounts.reduce((total, amount) => total + amount, 0);
  const net_total = subtotal - discount;
  return {
    guest_id,
    status: 'ORDER_SENT_TO_KITCHEN',
    items: amounts.map((amount, place) => ({
      amount,
      has_paid: place < paid ? 'PAYMENT_PAID_ONLINE' : 'PAYMENT_UNPAID',
    })),
    totals: { subtotal, net_total, total_with_tax: Math.round(net_total * 1.15) },
  } as unknown as Order;
}

const ADA = order('ada', [1500, 500]);
const BOB = order('bob', [1400]);
const BILL = { open: 3910, orders: [ADA, BOB], guest_id: 'ada' };

test.each([
  ['all that is open', { kind: 'all' } as const, 3400],
  ['nothing in particular', null, 3400],
  ['one’s own', { kind: 'mine' } as const, 2000],
  ['a third', { kind: 'parts', parts: 1, parts_of: 3 } as const, 1133],
  ['an amount', { kind: 'amount', amount: 1150 } as const, 1000],
  ['more than is open', { kind: 'amount', amount: 9000 } as const, 3400],
])('of %s no more can be tipped than it comes to before tax', (_, share, most) => {
  expect(mostTip({ ...BILL, share })).toBe(most);
});

test('what is paid, taken off or cancelled counts no more', () => {
  const share = { kind: 'mine' } as const;
  const own = order('ada', [1500, 500], { discount: 1000, paid: 1 });
  expect(mostTip({ ...BILL, orders: [own, BOB], share })).toBe(250);
  const gone = { ...ADA, status: 'ORDER_CANCELLED' as const };
  expect(mostTip({ ...BILL, open: 1610, orders: [gone, BOB], share })).toBe(0);
  expect(mostTip({ open: 0, orders: [], guest_id: 'ada', share: { kind: 'all' } })).toBe(0);
});
