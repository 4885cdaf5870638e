import type { Receipt } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { sharesBeyondOrders } from './shares-beyond-orders';

/** A receipt whose orders got these amounts from a share of 1000 cents. */
function receiptWith(...amounts: readonly number[]): Pick<Receipt, 'payments' | 'paid_shares'> {
  return {
    payments: amounts.map((amount) => ({ share_id: 'own', amount })),
    paid_shares: [{ share_id: 'own', totals: { total_with_tip_and_tax: 1000 } }],
  } as unknown as Pick<Receipt, 'payments' | 'paid_shares'>; // all that is read of it
}

test.each<[string, readonly number[], readonly number[]]>([
  ['all for orders of the receipt', [1000], []],
  ['all for two orders of the receipt', [400, 600], []],
  ['in part for an order of the receipt', [400], [400]],
  ['for others alone', [], [0]],
])('a share that paid %s', (_, amounts, told) => {
  const shown = sharesBeyondOrders(receiptWith(...amounts));
  expect(shown.map(({ own_amount }) => own_amount)).toEqual(told);
});
