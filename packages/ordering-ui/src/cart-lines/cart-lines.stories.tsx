import type { CheckedLine } from '@comanda/cart';
import { cents, zeroCents } from '@comanda/kernel';
import { aCartLine } from '@comanda/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../testing/in-restaurant';
import { BURGER, FRIES } from '../testing/story-restaurant';
import { CartLines } from './cart-lines';

const LINE: CheckedLine = {
  line: aCartLine({ item_id: FRIES.item_id, name_seen: 'Fries', price_seen: 450, multiplier: 2 }),
  item: FRIES,
  unit_price: cents(450),
  amount: cents(900),
  is_orderable: true,
  problem: null,
  fault: null,
};
const OUT = { amount: zeroCents, is_orderable: false } as const;

const meta = {
  component: CartLines,
  args: {
    lines: [LINE],
    given: new Map(),
    hasChanges: false,
    onAccept: () => undefined,
    onQuantity: () => undefined,
    onRemove: () => undefined,
    editPath: () => '/',
  },
  decorators: [(story) => <InRestaurant>{story()}</InRestaurant>],
} satisfies Meta<typeof CartLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orderable: Story = {};

export const WithChoicesAndANote: Story = {
  args: {
    lines: [
      {
        ...LINE,
        line: aCartLine({
          item_id: BURGER.item_id,
          name_seen: BURGER.name,
          modifier_counts: { [BURGER.item_modifier_groups[0]?.modifiers[1]?.modifier_id ?? '']: 1 },
          special_instructions: 'No pickles, please.',
        }),
        item: BURGER,
        unit_price: cents(1650),
        amount: cents(1650),
      },
    ],
  },
};

export const Free: Story = { args: { given: new Map([[LINE.line.line_id, 900]]) } };

export const OneOfTwoIsFree: Story = { args: { given: new Map([[LINE.line.line_id, 450]]) } };

export const PriceChanged: Story = {
  args: {
    hasChanges: true,
    lines: [{ ...LINE, line: { ...LINE.line, price_seen: 400 }, problem: 'price_changed' }],
  },
};

export const SoldOut: Story = {
  args: {
    hasChanges: true,
    lines: [{ ...LINE, ...OUT, problem: 'sold_out', fault: { code: 'item_sold_out' } }],
  },
};

export const Gone: Story = {
  args: {
    hasChanges: true,
    lines: [{ ...LINE, ...OUT, item: null, problem: 'gone', fault: { code: 'item_unavailable' } }],
  },
};
