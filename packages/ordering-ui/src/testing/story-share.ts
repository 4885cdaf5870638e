import type { BillShare } from '@comanda/contracts';
import { anId } from '@comanda/testing';

/** Ada's payment of a table's bill, with a tip. */
export const STORY_SHARE: BillShare = {
  share_id: anId(0xa01),
  guest_id: anId(0x700),
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
