import type { Bill, Order } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { ownSum } from './own-sum';

type OwnOrder = Pick<Order, 'status' | 'items' | 'totals'>;

function order(total_with_tax: number, ...paid: boolean[]): OwnOrder {
  return {
    status: 'ORDER_SENT_TO_KITCHEN',
    items: paid.map((isPaid) => ({ has_paid: isPaid ? 'PAYMENT_PAID_ONLINE' : 'PAYMENT_UNPAID' })),
    totals: { total_with_tax },
  } as unknown as OwnOrder; // as much of an order as is asked for
}

function bill(open: number, ...kinds: string[]): Bill {
  return { open, shares: kinds.map((kind) => ({ kind })) } as unknown as Bill; // likewise
}

test('what is one’s own is told to the cent as long as all of it is open', () => {
  expect(ownSum({ bill: bill(5000), orders: [order(1725, false), order(1000, false)] })).toBe(2725);
});

test('what is paid already is not counted again', () => {
  const orders = [order(1725, true), order(1000, false)];
  expect(ownSum({ bill: bill(1000, 'mine'), orders })).toBe(1000);
});

test.each([
  ['nothing of it is open', bill(5000), [order(1725, true)]],
  ['a part of an order is paid', bill(5000, 'items'), [order(1725, true, false)]],
  ['somebody pays an amount', bill(5000, 'amount'), [order(1725, false)]],
  ['less is open than it comes to', bill(1000), [order(1725, false)]],
] as const)('nothing is told where %s', (_, of, orders) => {
  expect(ownSum({ bill: of, orders })).toBeNull();
});
