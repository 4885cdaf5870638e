import type { BillShare } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { shareRequest } from './share-request';

function held(changes: Partial<BillShare>): BillShare {
  return {
    share_id: '01a21783-0000-7000-8000-000000000001',
    guest_id: null,
    guest_name: null,
    kind: 'mine',
    parts: null,
    parts_of: null,
    amount: 1150,
    tip_amount: 150,
    item_instance_ids: [],
    status: 'CLAIMED',
    held_until: '2026-11-20T12:00:00Z',
    ...changes,
  };
}

test.each<[string, Partial<BillShare>, unknown]>([
  ['one’s own', {}, { kind: 'mine' }],
  ['all', { kind: 'all' }, { kind: 'all' }],
  [
    'lines',
    { kind: 'items', item_instance_ids: ['a'] },
    { kind: 'items', item_instance_ids: ['a'] },
  ],
  [
    'an equal part',
    { kind: 'parts', parts: 1, parts_of: 3 },
    { kind: 'parts', parts: 1, parts_of: 3 },
  ],
  ['an amount, without its tip', { kind: 'amount' }, { kind: 'amount', amount: 1000 }],
])('%s is asked for once more as it is held', (_, changes, share) => {
  expect(shareRequest(held(changes))).toEqual({ share, tip_fixed: 150 });
});

test('what was held without a tip has none, and what the counter took is nobody’s to ask for', () => {
  expect(shareRequest(held({ tip_amount: 0 }))).toEqual({ share: { kind: 'mine' } });
  expect(shareRequest(held({ kind: 'counter' }))).toBeNull();
});
