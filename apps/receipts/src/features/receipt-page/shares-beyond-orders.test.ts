import type { Receipt } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { sharesBeyondOrders } from './shares-beyond-orders';

type Paid = { readonly lines: readonly string[]; readonly total: number };

/** A receipt of an order of 1000 cents with two lines, and of what was paid. */
function receiptWith(...shares: readonly Paid[]): Pick<Receipt, 'orders' | 'paid_shares'> {
  return {
    orders: [{ amount: 1000, items: linesOf('own', 'other') }],
    paid_shares: shares.map(({ lines, total }) => ({
      items: linesOf(...lines),
      totals: { total_with_tip_and_tax: total },
    })),
  } as unknown as Pick<Receipt, 'orders' | 'paid_shares'>; // all that is read of it
}

function linesOf(...ids: readonly string[]) {
  return ids.map((item_instance_id) => ({ item_instance_id }));
}

test.each<[string, Paid, number]>([
  ['all of one’s own, which the order says', { lines: ['own', 'other'], total: 1000 }, 0],
  ['as much, and no dish by name', { lines: [], total: 1000 }, 1],
  ['a part of one’s own', { lines: ['own'], total: 400 }, 1],
  ['one’s own and somebody else’s', { lines: ['own', 'other', 'theirs'], total: 1500 }, 1],
  ['somebody else’s, that happens to cost as much', { lines: ['theirs'], total: 1000 }, 1],
])('of what was paid is told beside the order: %s', (_, share, count) => {
  expect(sharesBeyondOrders(receiptWith(share))).toHaveLength(count);
});
