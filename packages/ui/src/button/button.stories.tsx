import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button';

const meta = { component: Button, args: { children: 'Place order' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { tone: 'secondary' } };

export const Quiet: Story = { args: { tone: 'quiet' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Cancel order' } };

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const Wide: Story = { args: { isWide: true } };

export const Busy: Story = { args: { isBusy: true, busyLabel: 'Placing the order' } };

export const Disabled: Story = { args: { disabled: true } };
