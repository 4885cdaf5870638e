import type { Bill, BillShare } from '@comanda/contracts';
import { anId } from '@comanda/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../../testing/in-restaurant';
import { BillSummary } from './bill-summary';

const PAID: BillShare = {
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
const UNPAID: Bill = {
  table_id: anId(0x600),
  currency: 'CAD',
  order_ids: [anId(0x500)],
  total: 4200,
  paid: 0,
  claimed: 0,
  open: 4200,
  shares: [],
};

const meta = {
  component: BillSummary,
  args: { bill: UNPAID, guest_id: anId(0x701) },
  decorators: [(story) => <InRestaurant>{story()}</InRestaurant>],
} satisfies Meta<typeof BillSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unpaid: Story = {};

export const OnePaidAndOnePaying: Story = {
  args: {
    bill: {
      ...UNPAID,
      paid: 1600,
      claimed: 1200,
      open: 1400,
      shares: [
        PAID,
        {
          ...PAID,
          share_id: anId(0xa02),
          guest_id: anId(0x701),
          guest_name: 'Bob',
          kind: 'parts',
          parts: 1,
          parts_of: 3,
          amount: 1200,
          status: 'CLAIMED',
        },
      ],
    },
  },
};

export const PaidAtTheCounter: Story = {
  args: {
    bill: {
      ...UNPAID,
      paid: 4200,
      open: 0,
      shares: [
        { ...PAID, guest_id: null, guest_name: null, kind: 'counter', amount: 4200, tip_amount: 0 },
      ],
    },
  },
};
