import { cents } from '@comanda/kernel';
import type { LineReason } from '@comanda/ordering';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../testing/in-restaurant';
import { LineReasons } from './line-reasons';

const FRIES: LineReason = {
  line_id: 'fries',
  name: 'Fries',
  multiplier: 1,
  parts: [{ key: 'item', name: 'Fries', amount: cents(450) }],
  unit_price: cents(450),
  amount: cents(450),
  discounts: [],
  net: cents(450),
};
const BURGER: LineReason = {
  line_id: 'burger',
  name: 'Corner burger',
  multiplier: 2,
  parts: [
    { key: 'item', name: 'Corner burger', amount: cents(1250) },
    {
      key: 'modifier',
      modifier_id: 'bacon',
      name: 'Bacon',
      price: cents(250),
      count: 2,
      free: 1,
      amount: cents(250),
    },
  ],
  unit_price: cents(1500),
  amount: cents(3000),
  discounts: [],
  net: cents(3000),
};

const meta = {
  component: LineReasons,
  args: { line: FRIES },
  decorators: [(story) => <InRestaurant>{story()}</InRestaurant>],
} satisfies Meta<typeof LineReasons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithExtras: Story = { args: { line: BURGER } };

export const WithDiscounts: Story = {
  args: {
    line: {
      ...BURGER,
      discounts: [
        { id: 'lunch', kind: 'campaign', name: 'Lunch for two', amount: cents(-500) },
        { id: 'automatic', kind: 'automatic', percent: 10, amount: cents(-250) },
      ],
      net: cents(2250),
    },
  },
};
