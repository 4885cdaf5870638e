import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlobeIcon } from '../icon/icons';
import { IconButton } from './icon-button';

const meta = {
  component: IconButton,
  args: { label: 'Language', icon: <GlobeIcon /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const Raised: Story = { args: { tone: 'raised' } };

export const Accent: Story = { args: { tone: 'accent' } };

export const Disabled: Story = { args: { disabled: true } };
