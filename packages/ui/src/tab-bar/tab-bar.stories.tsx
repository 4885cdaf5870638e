import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabBar } from './tab-bar';

const meta = {
  component: TabBar,
  args: {
    label: 'Menus',
    current: 'sides',
    items: [
      { id: 'burgers', label: 'Burgers' },
      { id: 'sides', label: 'Sides' },
      { id: 'drinks', label: 'Drinks' },
    ],
    onSelect: () => undefined,
  },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsCurrent: Story = {};

export const NoneIsCurrent: Story = { args: { current: null } };
