import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge';

const meta = { component: Badge, args: { children: 'Popular' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Accent: Story = { args: { tone: 'accent' } };

export const Success: Story = { args: { tone: 'success' } };

export const Warning: Story = { args: { tone: 'warning' } };

export const Danger: Story = { args: { tone: 'danger' } };

export const Brand: Story = { args: { tone: 'brand' } };
