import { useItemSelection } from '@comanda/ordering';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../testing/in-restaurant';
import { BURGER, FRIES } from '../testing/story-restaurant';
import { ItemCustomiser } from './item-customiser';

function Customised({
  item_id,
  showFaults,
}: {
  readonly item_id: string;
  readonly showFaults: boolean;
}) {
  const selected = useItemSelection(item_id);
  return selected && <ItemCustomiser selected={selected} showFaults={showFaults} />;
}

const meta = {
  component: Customised,
  args: { item_id: BURGER.item_id, showFaults: false },
  decorators: [(story) => <InRestaurant>{story()}</InRestaurant>],
} satisfies Meta<typeof Customised>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithChoices: Story = {};

export const WithAChoiceMissing: Story = { args: { showFaults: true } };

export const WithoutChoices: Story = { args: { item_id: FRIES.item_id } };
