import type { Bill } from '@comanda/contracts';
import { anId } from '@comanda/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant, STORY_SHARE } from '@comanda/ordering-ui/testing';
import { BillSummary } from './bill-summary';

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
        STORY_SHARE,
        {
          ...STORY_SHARE,
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
        {
          ...STORY_SHARE,
          guest_id: null,
          guest_name: null,
          kind: 'counter',
          amount: 4200,
          tip_amount: 0,
        },
      ],
    },
  },
};

export const PartlyRefunded: Story = {
  args: { bill: { ...UNPAID, paid: 4200, open: 0 }, refunded: 1600 },
};
