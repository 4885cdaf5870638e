import type { Meta, StoryObj } from '@storybook/react-vite';
import { EachDensity } from '../shared/each-density';
import { Tile } from '../tile/tile';
import { Carousel } from './carousel';

const OFFERS = ['Pie of the day', 'Two for lunch', 'Flan, once more'];

const meta = {
  component: Carousel,
  args: {
    label: 'Offers',
    slideLabel: (position, count) => `${position} of ${count}`,
    previousLabel: 'Previous offer',
    nextLabel: 'Next offer',
    children: OFFERS.map((title) => (
      <Tile
        key={title}
        component="a"
        href="#offer"
        title={title}
        description="Until the kitchen closes."
      />
    )),
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Loop: Story = { args: { isLoop: true } };

export const OneSlide: Story = {
  args: { children: <Tile component="a" href="#offer" title="Pie of the day" /> },
};

export const EachSize: Story = {
  render: (args) => (
    <EachDensity>
      <Carousel {...args} />
    </EachDensity>
  ),
};
