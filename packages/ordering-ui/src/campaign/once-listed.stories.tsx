import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../testing/in-restaurant';
import { OnceListed } from './once-listed';

const meta = {
  component: OnceListed,
  args: { children: <p>Fries for free, from ten dollars.</p> },
} satisfies Meta<typeof OnceListed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  decorators: [(story) => <InRestaurant>{story()}</InRestaurant>],
};

export const OnTheirWay: Story = {
  decorators: [
    (story) => (
      <InRestaurant campaigns={null} fetch={() => new Promise(() => undefined)}>
        {story()}
      </InRestaurant>
    ),
  ],
};

export const NotToBeHad: Story = {
  decorators: [(story) => <InRestaurant campaigns={null}>{story()}</InRestaurant>],
};
