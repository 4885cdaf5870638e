import { aMenu } from '@comanda/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../testing/in-restaurant';
import { STORY_MENUS } from '../testing/story-restaurant';
import { WholeMenu } from './whole-menu';

const [MENU = aMenu()] = STORY_MENUS;

const meta = {
  component: WholeMenu,
  args: {
    menu: MENU,
    startAt: undefined,
    itemPath: () => '/',
    canOrder: true,
    hasHours: false,
  },
  decorators: [(story) => <InRestaurant>{story()}</InRestaurant>],
} satisfies Meta<typeof WholeMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orderable: Story = {};

export const ToBeReadOnly: Story = { args: { canOrder: false } };

export const Empty: Story = { args: { menu: aMenu({ categories: [] }) } };
