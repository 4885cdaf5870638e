import { anId, aMenu } from '@comanda/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../testing/in-restaurant';
import { BrandTiles } from './brand-tiles';

const LUNCH = aMenu({ name: 'Lunch', description: 'A short slate, another one each Tuesday.' });
const DINNER = aMenu({ menu_id: anId(0x11), name: 'Dinner', rank: 1 });

const OPENS_AT = '2026-11-20T22:00:00Z';
const RAMEN = aMenu({
  menu_id: anId(0x12),
  name: 'Little Thunder Ramen',
  description: 'Broth on the boil since six this morning.',
  theme: { primary: '#e03a26', secondary: '#ffb400', radius: 'soft', font: 'sans' },
});
const TACOS = aMenu({
  menu_id: anId(0x13),
  name: 'Sol y Sal',
  description: 'Two bites, then another.',
  theme: { primary: '#ffc400', secondary: '#ff7a1a', radius: 'round', font: 'rounded' },
});
const SALADS = aMenu({
  menu_id: anId(0x14),
  name: 'Tall Grass',
  theme: { primary: '#0b7d49', secondary: '#c6f24e', radius: 'none', font: 'serif' },
});

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

export const BrandsWithLooks: Story = {
  args: {
    offered: [RAMEN, TACOS, SALADS].map((menu, place) => ({
      menu,
      not_served:
        place < 2 ? null : { code: 'menu_not_served', served: [], next: new Date(OPENS_AT) },
      can_order: place < 2,
    })),
  },
};

export const NoneYet: Story = { args: { offered: [] } };
