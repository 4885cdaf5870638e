import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = { args: { height: '4rem' } };

export const Text: Story = { args: { shape: 'text', width: '60%' } };

export const Picture: Story = { args: { shape: 'picture', ratio: '4 / 3' } };
