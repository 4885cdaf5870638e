import type { Bill, BillShare } from '@comanda/contracts';
import { anId } from '@comanda/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant, STORY_SHARE } from '@comanda/ordering-ui/testing';
import { BillSummary } from './bill-summary';

afterEach(cleanup);

const ADA = STORY_SHARE.guest_id;
const SHARES: readonly BillShare[] = [
  STORY_SHARE,
  { ...STORY_SHARE, share_id: anId(0xa02), status: 'CLAIMED' },
  { ...STORY_SHARE, share_id: anId(0xa03), guest_id: null, guest_name: null, kind: 'counter' },
];

test.each([
  [ADA, ['You paid $16.00', 'You are paying $16.00', 'Paid at the counter: $16.00']],
  [anId(0x701), ['Ada paid $16.00', 'Ada is paying $16.00', 'Paid at the counter: $16.00']],
  [null, ['Ada paid $16.00', 'Ada is paying $16.00', 'Paid at the counter: $16.00']],
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

test('what was given back stands below the total, and is not paid any more', async () => {
  const bill: Bill = {
    table_id: anId(0x600),
    currency: 'CAD',
    order_ids: [],
    total: 4000,
    paid: 3200,
    claimed: 0,
    open: 800,
    shares: [STORY_SHARE, { ...STORY_SHARE, share_id: anId(0xa02), status: 'REFUNDED' }],
  };
  await act(async () => {
    render(
      <InRestaurant>
        <BillSummary bill={bill} refunded={1600} guest_id={null} />
      </InRestaurant>,
    );
  });
  const rows = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(rows).toEqual(['Table total$40.00', 'Refunded-$16.00', 'Paid$16.00', 'Left to pay$8.00']);
  const badges = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(badges).toEqual(['Ada paid $16.00', 'Ada paid $16.00 · Refunded']);
});
