import type { Item } from '@comanda/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../testing/in-restaurant';
import { BURGER, FRIES, PIE } from '../testing/story-restaurant';
import { ItemRow } from './item-row';
import { useRows } from './use-rows';

type RowProps = { readonly item: Item; readonly canOrder: boolean; readonly served?: string };

function Row(props: RowProps) {
  return <ItemRow {...props} to="/dish" isPriority={false} rows={useRows()} />;
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

export const NotServedNow: Story = {
  args: { canOrder: false, served: 'Served 6:00 AM–11:00 AM' },
};
