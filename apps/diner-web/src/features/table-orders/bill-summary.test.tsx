import type { Bill, BillShare } from '@comanda/contracts';
import { anId } from '@comanda/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../../testing/in-restaurant';
import { BillSummary } from './bill-summary';

afterEach(cleanup);

const ADA = anId(0x700);
const SHARE: BillShare = {
  share_id: anId(0xa01),
  guest_id: ADA,
  guest_name: 'Ada',
  kind: 'mine',
  parts: null,
  parts_of: null,
  amount: 1600,
  tip_amount: 200,
  item_instance_ids: [],
  status: 'PAID',
  held_until: '2026-11-20T17:05:00Z',
};
const SHARES: readonly BillShare[] = [
  SHARE,
  { ...SHARE, share_id: anId(0xa02), status: 'CLAIMED' },
  { ...SHARE, share_id: anId(0xa03), guest_id: null, guest_name: null, kind: 'counter' },
];

test.each([
  [ADA, ['You paid $16.00', 'You are paying $16.00', 'The counter paid $16.00']],
  [anId(0x701), ['Ada paid $16.00', 'Ada is paying $16.00', 'The counter paid $16.00']],
  [null, ['Ada paid $16.00', 'Ada is paying $16.00', 'The counter paid $16.00']],
])('whoever pays reads of themselves (%s)', async (guest_id, told) => {
  const bill: Bill = {
    table_id: anId(0x600),
    currency: 'CAD',
    order_ids: [],
    total: 4800,
    paid: 3200,
    claimed: 1600,
    open: 0,
    shares: [...SHARES],
  };
  await act(async () => {
    render(
      <InRestaurant>
        <BillSummary bill={bill} guest_id={guest_id} />
      </InRestaurant>,
    );
  });
  const badges = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(badges).toEqual(told);
});
