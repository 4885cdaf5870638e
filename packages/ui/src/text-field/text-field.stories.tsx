import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './text-field';

const meta = { component: TextField, args: { label: 'Name' } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'Ada' } };

export const Optional: Story = { args: { labelNote: '(optional)' } };

export const WithAHint: Story = { args: { hint: 'So that we can call you when it is ready.' } };

export const Wrong: Story = { args: { error: 'Please tell us your name.' } };

export const WithAPrefix: Story = { args: { label: 'Tip', prefix: '$', defaultValue: '5.00' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Ada' } };
