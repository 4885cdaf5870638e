import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area';

const meta = {
  component: TextArea,
  args: { label: 'Special instructions', value: '', onChange: () => undefined },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'No onions, please.' } };

export const NearlyFull: Story = { args: { value: 'Please. '.repeat(31) } };

export const Wrong: Story = { args: { error: 'At most 250 characters.' } };
