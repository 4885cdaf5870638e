import type { Bill, BillShare } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { isOvertaken, isOwnNext, isPaidByNow, ownPaid, ownShares } from './own-shares';

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

const PAID: Pick<BillShare, 'status' | 'kind' | 'amount'> = {
  status: 'PAID',
  kind: 'mine',
  amount: 408,
};
const HELD = { ...PAID, status: 'CLAIMED' } as const;

test('what has arrived is what was paid, and not what is held', () => {
  const paid = { ...share(EARLIER), ...PAID };
  const held = { ...share(LATER), ...HELD };
  expect(ownPaid([paid, held])).toBe(408);
  expect(ownPaid([held])).toBe(0);
  expect(isPaidByNow(EARLIER, [paid, held])).toBe(true);
  expect(isPaidByNow(LATER, [paid, held])).toBe(false);
});

test.each([
  ['who has paid for them before has more of them', PAID, true],
  ['who has paid a part of everything has paid for them too', { ...PAID, kind: 'parts' }, false],
  ['who holds a part of everything has yet to pay', { ...HELD, kind: 'parts' }, true],
] as const)('one’s own dishes are next: %s', (_, former, isNext) => {
  expect(isOwnNext([{ ...share(EARLIER), ...former }])).toBe(isNext);
});
