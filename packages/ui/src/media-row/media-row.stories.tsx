import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge';
import { Picture } from '../picture/picture';
import { DISH_PICTURE } from '../picture/story-picture';
import { Price } from '../price/price';
import { MediaRow } from './media-row';

type RowProps = {
  readonly hasPicture?: boolean;
  readonly isMuted?: boolean;
  readonly meta?: React.ReactNode;
};

function Row({ hasPicture = true, ...rest }: RowProps) {
  return (
    <MediaRow
      component="a"
      href="#dish"
      title="Lobster roll"
      description="Warm butter, celery, chives, on a split-top bun from the bakery next door."
      meta={<Price>$22.00</Price>}
      picture={hasPicture ? <Picture {...DISH_PICTURE} ratio="4 / 3" /> : undefined}
      {...rest}
    />
  );
}

const meta = { component: Row } satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAPicture: Story = {};

export const WithoutAPicture: Story = { args: { hasPicture: false } };

export const SoldOut: Story = {
  args: { isMuted: true, meta: <Badge tone="warning">Sold out</Badge> },
};
