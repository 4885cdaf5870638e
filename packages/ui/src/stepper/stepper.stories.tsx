import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './stepper';

const meta = {
  component: Stepper,
  args: {
    value: 2,
    onChange: () => undefined,
    label: 'Quantity of Fries',
    decreaseLabel: 'Fewer Fries',
    increaseLabel: 'More Fries',
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {};

export const AtTheLeast: Story = { args: { value: 1, min: 1 } };

export const AtTheMost: Story = { args: { value: 99, max: 99 } };

export const RemovesAtTheLeast: Story = {
  args: { value: 1, min: 1, onRemove: () => undefined, removeLabel: 'Remove Fries' },
};

export const Large: Story = { args: { size: 'large' } };

export const Disabled: Story = { args: { isDisabled: true } };
