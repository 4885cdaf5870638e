import type { Meta, StoryObj } from '@storybook/react-vite';
import { EachDensity } from '../shared/each-density';
import { Combobox } from './combobox';

const meta = {
  component: Combobox,
  args: {
    label: 'Dish',
    options: [
      { value: 'classic', label: 'Harbor Classic', detail: 'Burgers' },
      { value: 'triple', label: 'Triple Stack', detail: 'Burgers' },
      { value: 'fries', label: 'Fries', detail: 'Sides' },
      { value: 'garden', label: 'Garden Bowl', detail: 'Bowls' },
    ],
    value: null,
    onChange: () => undefined,
    emptyLabel: 'No dish is called that',
    clearLabel: 'Clear',
    openLabel: 'All dishes',
    placeholder: 'Type a name',
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = { args: { value: 'fries', hint: 'Sold out until tomorrow' } };

export const Wrong: Story = { args: { error: 'Choose a dish first.' } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const OpenOnAKiosk: Story = { ...Open, globals: { density: 'kiosk' } };

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
  },
};

export const EachSize: Story = {
  render: (args) => (
    <EachDensity>
      <Combobox {...args} value="triple" />
    </EachDensity>
  ),
};
