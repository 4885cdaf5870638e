import { useTipChoices } from '@comanda/ordering';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../testing/in-restaurant';
import { TipPicker } from './tip-picker';

function Tips({ areAmountsKnown }: { readonly areAmountsKnown: boolean }) {
  return <TipPicker choices={useTipChoices()} areAmountsKnown={areAmountsKnown} />;
}

const meta = {
  component: Tips,
  args: { areAmountsKnown: true },
  decorators: [(story) => <InRestaurant>{story()}</InRestaurant>],
} satisfies Meta<typeof Tips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAmounts: Story = {};

export const AmountsNotSettled: Story = { args: { areAmountsKnown: false } };
