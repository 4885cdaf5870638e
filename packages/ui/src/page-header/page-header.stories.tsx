import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackIcon, GlobeIcon } from '../icon/icons';
import { IconButton } from '../icon-button/icon-button';
import { PageHeader } from './page-header';

const meta = { component: PageHeader, args: { title: 'Your order' } } satisfies Meta<
  typeof PageHeader
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithSubtitle: Story = { args: { subtitle: 'Harbor Burger' } };

export const WithActions: Story = {
  args: {
    back: <IconButton label="Back" icon={<BackIcon />} />,
    actions: <IconButton label="Language" icon={<GlobeIcon />} />,
  },
};
