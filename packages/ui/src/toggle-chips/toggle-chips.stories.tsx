import type { Meta, StoryObj } from '@storybook/react-vite';
import { EachDensity } from '../shared/each-density';
import { ToggleChips } from './toggle-chips';

const meta = {
  component: ToggleChips<string>,
  args: {
    label: 'Diets',
    options: [
      { value: 'vegan', label: 'Vegan' },
      { value: 'vegetarian', label: 'Vegetarian' },
      { value: 'halal', label: 'Halal' },
      { value: 'kosher', label: 'Kosher', isDisabled: true },
    ],
    value: ['vegan'],
    onChange: () => undefined,
  },
} satisfies Meta<typeof ToggleChips<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOn: Story = {};

export const NoneOn: Story = { args: { value: [] } };

export const EachSize: Story = {
  render: (args) => (
    <EachDensity>
      <ToggleChips {...args} />
    </EachDensity>
  ),
};
