import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { BagIcon } from '../icon/icons';
import { EmptyState } from './empty-state';

const meta = { component: EmptyState, args: { title: 'Your order is empty' } } satisfies Meta<
  typeof EmptyState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithAWayOn: Story = {
  args: {
    icon: <BagIcon />,
    children: 'Pick something good from the menu.',
    action: <Button>Browse the menu</Button>,
  },
};
