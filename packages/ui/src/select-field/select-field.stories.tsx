import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './select-field';

const TIMES = (
  <>
    <option>12:00</option>
    <option>12:15</option>
  </>
);

const meta = { component: SelectField, args: { label: 'Time', children: TIMES } } satisfies Meta<
  typeof SelectField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithAHint: Story = { args: { hint: 'We need 20 minutes.' } };

export const Wrong: Story = { args: { error: 'This time is not offered any more.' } };

export const Disabled: Story = { args: { disabled: true } };
