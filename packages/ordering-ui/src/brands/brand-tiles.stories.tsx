import { anId, aMenu } from '@comanda/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../testing/in-restaurant';
import { BrandTiles } from './brand-tiles';

const LUNCH = aMenu({ name: 'Lunch', description: 'A short slate, another one each Tuesday.' });
const DINNER = aMenu({ menu_id: anId(0x11), name: 'Dinner', rank: 1 });

const meta = {
  component: BrandTiles,
  args: {
    offered: [
      { menu: LUNCH, not_served: null, can_order: true },
      {
        menu: DINNER,
        not_served: {
          code: 'menu_not_served',
          served: [],
          next: new Date('2026-11-20T22:00:00Z'),
        },
        can_order: false,
      },
    ],
    menuPath: () => '/',
  },
  decorators: [
    (story) => <InRestaurant now={new Date('2026-11-20T17:00:00Z')}>{story()}</InRestaurant>,
  ],
} satisfies Meta<typeof BrandTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ServedNowFirst: Story = {};

export const NoneYet: Story = { args: { offered: [] } };
