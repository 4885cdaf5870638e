import type { PaymentTotals } from '@comanda/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../testing/in-restaurant';
import { TotalsTable } from './totals-table';

const PLAIN: PaymentTotals = {
  subtotal: 2500,
  discount: 0,
  net_total: 2500,
  delivery_fee: 0,
  tax_rate: '13',
  tax_amount: 325,
  included_tax: 0,
  total_with_tax: 2825,
  tip_amount: 0,
  delivery_tip_amount: 0,
  total_with_tip_and_tax: 2825,
};

const meta = {
  component: TotalsTable,
  args: { totals: PLAIN },
  decorators: [(story) => <InRestaurant>{story()}</InRestaurant>],
} satisfies Meta<typeof TotalsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithDiscountAndTip: Story = {
  args: {
    totals: {
      ...PLAIN,
      discount: 500,
      net_total: 2000,
      tax_amount: 260,
      total_with_tax: 2260,
      tip_amount: 300,
      total_with_tip_and_tax: 2560,
    },
  },
};

export const Delivered: Story = {
  args: {
    totals: {
      ...PLAIN,
      delivery_fee: 399,
      total_with_tax: 3224,
      delivery_tip_amount: 200,
      total_with_tip_and_tax: 3424,
    },
  },
};

export const TaxIncluded: Story = {
  args: {
    totals: {
      ...PLAIN,
      tax_amount: 0,
      included_tax: 288,
      total_with_tax: 2500,
      total_with_tip_and_tax: 2500,
    },
  },
};
