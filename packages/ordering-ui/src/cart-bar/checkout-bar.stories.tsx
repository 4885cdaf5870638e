import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../testing/in-restaurant';
import { CheckoutBar } from './checkout-bar';

const meta = {
  component: CheckoutBar,
  args: { to: '/', fault: null },
  decorators: [(story) => <InRestaurant>{story()}</InRestaurant>],
} satisfies Meta<typeof CheckoutBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheCheckout: Story = {};

export const SomethingStandsAgainstIt: Story = { args: { fault: { code: 'cart_changed' } } };

export const Closed: Story = { args: { fault: { code: 'restaurant_closed' } } };

export const ClosedAndTakenForLater: Story = {
  args: { fault: { code: 'restaurant_closed' }, onLater: () => undefined },
};
