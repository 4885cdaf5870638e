import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner';

const meta = { component: Spinner, args: { label: 'Checking the payment' } } satisfies Meta<
  typeof Spinner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const Large: Story = { args: { size: 'large' } };
