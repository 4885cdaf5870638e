import type { Meta, StoryObj } from '@storybook/react-vite';
import { EachDensity } from '../shared/each-density';
import { NumberPad } from './number-pad';

const meta = {
  component: NumberPad,
  args: {
    label: 'PIN',
    value: '12',
    onChange: () => undefined,
    maxLength: 4,
    eraseLabel: 'Erase',
    clearLabel: 'Clear',
  },
} satisfies Meta<typeof NumberPad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Disabled: Story = { args: { isDisabled: true } };

export const EachSize: Story = {
  render: (args) => (
    <EachDensity>
      <NumberPad {...args} />
    </EachDensity>
  ),
};
