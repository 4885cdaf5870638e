import type { Bill, BillShare } from '@comanda/contracts';
import { anId } from '@comanda/testing';
import { expect, test } from 'vitest';
import { openTo } from './open-to';

const [ADA, BOB] = [anId(1), anId(2)];

const SHARE: BillShare = {
  share_id: anId(3),
  guest_id: ADA,
  guest_name: 'Ada',
  kind: 'all',
  parts: null,
  parts_of: null,
  amount: 1926,
  tip_amount: 0,
  item_instance_ids: [],
  status: 'CLAIMED',
  held_until: '2026-06-12T16:05:00Z',
};

const HELD = new Date('2026-06-12T16:04:59.999Z');
const OVER = new Date(SHARE.held_until);

const BILL: Bill = {
  table_id: anId(4),
  currency: 'CAD',
  order_ids: [anId(5)],
  total: 1926,
  paid: 0,
  claimed: 1926,
  open: 0,
  shares: [SHARE],
};

test('what a payer holds is open to them, who may choose something else', () => {
  expect(openTo(ADA, BILL, HELD)).toEqual({ ...BILL, claimed: 0, open: 1926, shares: [] });
});

test('a tip goes with the share it was given on', () => {
  const share = { ...SHARE, amount: 2126, tip_amount: 200 };
  const bill = { ...BILL, total: 2126, claimed: 2126, shares: [share] };
  expect(openTo(ADA, bill, HELD)).toMatchObject({ total: 1926, claimed: 0, open: 1926 });
});

test('what others hold, and what is paid, is open to nobody', () => {
  expect(openTo(BOB, BILL, HELD)).toBe(BILL);
  expect(openTo(undefined, BILL, HELD)).toBe(BILL);
  const paid: Bill = { ...BILL, paid: 1926, claimed: 0, shares: [{ ...SHARE, status: 'PAID' }] };
  expect(openTo(ADA, paid, OVER)).toBe(paid);
});

test('what somebody has held for long enough is open to everybody, on the second', () => {
  expect(openTo(BOB, BILL, OVER)).toEqual({ ...BILL, claimed: 0, open: 1926, shares: [] });
  const held: BillShare = { ...SHARE, share_id: anId(6), held_until: '2026-06-12T16:09:00Z' };
  const bill = { ...BILL, total: 3852, claimed: 3852, shares: [SHARE, held] };
  expect(openTo(BOB, bill, OVER)).toEqual({ ...bill, claimed: 1926, open: 1926, shares: [held] });
});
