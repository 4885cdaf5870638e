import type { Order } from '@comanda/contracts';
import { anId } from '@comanda/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../../testing/in-restaurant';
import { STORY_RESTAURANT } from '../../testing/story-house';
import { OrderTicket } from './order-ticket';

const ORDER: Order = {
  order_id: anId(0x500),
  order_number: 'K7PQ',
  restaurant_id: STORY_RESTAURANT.restaurant_id,
  table_id: anId(0x600),
  guest_id: anId(0x700),
  guest_name: 'Ada',
  order_type: 'TAKEOUT',
  status: 'ORDER_SENT_TO_KITCHEN',
  cancel_reason: null,
  cancel_note: null,
  is_accepted: true,
  delivery_platform: 'MENTUM',
  currency: 'CAD',
  items: [],
  campaigns: [],
  totals: {
    subtotal: 1250,
    discount: 0,
    net_total: 1250,
    delivery_fee: 0,
    tax_rate: '13',
    tax_amount: 163,
    included_tax: 0,
    total_with_tax: 1413,
    tip_amount: 0,
    delivery_tip_amount: 0,
    total_with_tip_and_tax: 1413,
  },
  amount: 1413,
  tip_percentage: null,
  tip_fixed: null,
  order_instructions: '',
  pickup_time: null,
  ready_at: '2026-06-12T16:20:00Z',
  placed_at: '2026-06-12T16:00:00Z',
  payment_status: 'CAPTURED',
  payment_method: 'CARD',
  refunded_amount: 0,
  delivery: null,
};

const meta = {
  component: OrderTicket,
  args: { order: ORDER, address: STORY_RESTAURANT.address },
  decorators: [(story) => <InRestaurant>{story()}</InRestaurant>],
} satisfies Meta<typeof OrderTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SentToTheKitchen: Story = {};

export const BeingPrepared: Story = { args: { order: { ...ORDER, status: 'ORDER_PREPARING' } } };

export const Ready: Story = { args: { order: { ...ORDER, status: 'ORDER_READY' } } };

export const HandedOut: Story = { args: { order: { ...ORDER, status: 'ORDER_COMPLETED' } } };

export const AtTheTable: Story = { args: { order: { ...ORDER, order_type: 'DINE_IN' } } };

export const ToBePaidAtTheCounter: Story = {
  args: { order: { ...ORDER, payment_status: null, payment_method: 'COUNTER' } },
};

export const Cancelled: Story = {
  args: { order: { ...ORDER, status: 'ORDER_CANCELLED', cancel_reason: 'too_busy' } },
};
