import type { Bill, BillShare } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { isOvertaken, ownShares } from './own-shares';

const ADA = 'ada';
const EARLIER = '01a21783-0000-7000-8000-000000000001';
const LATER = '01a21784-0000-7000-8000-000000000001';

function share(share_id: string, guest_id = ADA): BillShare {
  return { share_id, guest_id } as unknown as BillShare; // as much of a share as is asked for
}

test('only a later share of the same guest takes the place of the one that is paid here', () => {
  expect(isOvertaken(EARLIER, [share(LATER)])).toBe(true);
  expect(isOvertaken(EARLIER, [share(EARLIER)])).toBe(false);
  expect(isOvertaken(LATER, [share(EARLIER)])).toBe(false);
  expect(isOvertaken(null, [share(LATER)])).toBe(false);
});

test('others’ shares are not one’s own', () => {
  const bill = { shares: [share(EARLIER), share(LATER, 'bob')] } as unknown as Bill; // likewise
  expect(ownShares(bill, ADA)).toEqual([share(EARLIER)]);
  expect(ownShares(null, ADA)).toEqual([]);
});
