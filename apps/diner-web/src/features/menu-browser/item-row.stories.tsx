import type { Item } from '@comanda/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../../testing/in-restaurant';
import { BURGER, FRIES, PIE } from '../../testing/story-house';
import { ItemRow } from './item-row';
import { useRows } from './use-rows';

function Row({ item, canOrder }: { readonly item: Item; readonly canOrder: boolean }) {
  const rows = useRows();
  return <ItemRow item={item} to="/dish" isPriority={false} canOrder={canOrder} rows={rows} />;
}

const meta = {
  component: Row,
  args: { item: FRIES, canOrder: true },
  decorators: [(story) => <InRestaurant>{story()}</InRestaurant>],
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddedAtOnce: Story = {};

export const WithChoicesToMake: Story = { args: { item: BURGER } };

export const SoldOut: Story = { args: { item: PIE } };

export const OnlyToRead: Story = { args: { canOrder: false } };
