import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxRow, RadioRow } from './option-row';

const meta = { component: CheckboxRow, args: { label: 'Bacon', price: '+$2.50' } } satisfies Meta<
  typeof CheckboxRow
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithDetail: Story = { args: { detail: 'Smoked over applewood' } };

export const SoldOut: Story = { args: { disabledLabel: 'Sold out' } };

export const Radio: Story = { render: (args) => <RadioRow name="one" {...args} /> };
