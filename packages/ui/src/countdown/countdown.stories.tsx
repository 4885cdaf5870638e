import type { Meta, StoryObj } from '@storybook/react-vite';
import { EachDensity } from '../shared/each-density';
import { Countdown } from './countdown';

const meta = {
  component: Countdown,
  args: { label: 'Your order is cleared in', total_seconds: 10, remaining_seconds: 7 },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const Over: Story = { args: { remaining_seconds: 0 } };

export const EachSize: Story = {
  render: (args) => (
    <EachDensity>
      <Countdown {...args} />
    </EachDensity>
  ),
};
