import type { Order } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { certainNet } from './certain-net';

/** All that is read of an order. */
function order(guest_id: string, net_total: number, has_paid = 'PAYMENT_UNPAID', tip_amount = 0) {
  const status = 'ORDER_SENT_TO_KITCHEN';
  const totals = { net_total, tip_amount };
  return { guest_id, status, items: [{ has_paid }], totals } as unknown as Order;
}

const PAID = order('ada', 800, 'PAYMENT_PAID_ONLINE');
const GONE = { ...order('ada', 700), status: 'ORDER_CANCELLED' as const };
const TABLE = {
  bill: { paid: 0, claimed: 0 },
  orders: [order('ada', 2000), order('bob', 1400), GONE],
  guest_id: 'ada',
  own: 2300,
};

test.each([
  ['the whole bill', { kind: 'all' } as const, TABLE, 3400],
  [
    'what is left of it',
    { kind: 'all' } as const,
    { ...TABLE, bill: { paid: 1, claimed: 0 } },
    null,
  ],
  ['one’s own', { kind: 'mine' } as const, TABLE, 2000],
  [
    'one’s own besides what is paid',
    { kind: 'mine' } as const,
    { ...TABLE, orders: [...TABLE.orders, PAID] },
    2000,
  ],
  ['one’s own, of which no sum is known', { kind: 'mine' } as const, { ...TABLE, own: null }, null],
  [
    'what was tipped on before',
    { kind: 'all' } as const,
    { ...TABLE, orders: [order('ada', 2000, 'PAYMENT_UNPAID', 300)] },
    null,
  ],
  ['a part', { kind: 'parts', parts: 1, parts_of: 3 } as const, TABLE, null],
  ['an amount', { kind: 'amount', amount: 1150 } as const, TABLE, null],
  ['nothing in particular', null, TABLE, null],
])('before tax, %s comes to what is certain', (_, share, table, net) => {
  expect(certainNet({ ...table, share })).toBe(net);
});
