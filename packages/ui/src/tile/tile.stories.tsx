import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge';
import { Picture } from '../picture/picture';
import { DISH_PICTURE } from '../picture/story-picture';
import { Tile } from './tile';

type MenuTileProps = {
  readonly hasPicture?: boolean;
  readonly isMuted?: boolean;
  readonly isFilled?: boolean;
};

function MenuTile({ hasPicture = true, isMuted = false, isFilled = false }: MenuTileProps) {
  return (
    <Tile
      component="a"
      href="#menu"
      title="Lunch"
      description="From 11:00 to 15:00"
      picture={hasPicture ? <Picture {...DISH_PICTURE} ratio="16 / 9" /> : undefined}
      badge={isMuted ? <Badge tone="warning">Not served now</Badge> : undefined}
      isMuted={isMuted}
      isFilled={isFilled}
      mark={isFilled ? <Picture {...DISH_PICTURE} ratio="1 / 1" /> : undefined}
    />
  );
}

const meta = { component: MenuTile } satisfies Meta<typeof MenuTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAPicture: Story = {};

export const TextAlone: Story = { args: { hasPicture: false } };

export const NotServed: Story = { args: { isMuted: true } };

export const OfABrand: Story = { args: { isFilled: true } };

export const OfABrandWithoutPicture: Story = { args: { isFilled: true, hasPicture: false } };
