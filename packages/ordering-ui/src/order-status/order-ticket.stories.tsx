import type { Order } from '@comanda/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../testing/in-restaurant';
import { STORY_RESTAURANT } from '../testing/story-restaurant';
import { STORY_ORDER } from '../testing/story-order';
import { OrderTicket } from './order-ticket';

const meta = {
  component: OrderTicket,
  args: { order: STORY_ORDER, address: STORY_RESTAURANT.address },
  decorators: [(story) => <InRestaurant>{story()}</InRestaurant>],
} satisfies Meta<typeof OrderTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SentToTheKitchen: Story = {};

export const BeingPrepared: Story = {
  args: { order: { ...STORY_ORDER, status: 'ORDER_PREPARING' } },
};

export const Ready: Story = { args: { order: { ...STORY_ORDER, status: 'ORDER_READY' } } };

export const HandedOut: Story = { args: { order: { ...STORY_ORDER, status: 'ORDER_COMPLETED' } } };

export const AtTheTable: Story = { args: { order: { ...STORY_ORDER, order_type: 'DINE_IN' } } };

const AT_COUNTER: Order = { ...STORY_ORDER, payment_status: null, payment_method: 'COUNTER' };

export const ToBePaidAtTheCounter: Story = {
  args: { order: { ...AT_COUNTER, open_amount: AT_COUNTER.amount } },
};

export const PaidAtTheCounterAndPartlyRefunded: Story = {
  args: { order: { ...AT_COUNTER, refunded_amount: 400 } },
};

export const Cancelled: Story = {
  args: { order: { ...STORY_ORDER, status: 'ORDER_CANCELLED', cancel_reason: 'too_busy' } },
};
