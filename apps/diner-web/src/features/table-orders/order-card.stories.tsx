import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant, STORY_LINE, STORY_ORDER } from '@comanda/ordering-ui/testing';
import { OrderCard } from './order-card';

const ORDER = { ...STORY_ORDER, items: [STORY_LINE] };

const meta = {
  component: OrderCard,
  args: { order: ORDER, title: 'Your order' },
  decorators: [(story) => <InRestaurant>{story()}</InRestaurant>],
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomebodyElses: Story = { args: { title: 'Ada', isFolded: true } };

export const OnesOwn: Story = { args: { onAgain: () => undefined } };

export const Ready: Story = { args: { order: { ...ORDER, status: 'ORDER_READY' } } };

export const Cancelled: Story = { args: { order: { ...ORDER, status: 'ORDER_CANCELLED' } } };

export const WithANote: Story = {
  args: {
    order: {
      ...ORDER,
      items: [{ ...STORY_LINE, special_instructions: 'No milk, please.' }],
    },
  },
};
