import type { Meta, StoryObj } from '@storybook/react-vite';
import { EachDensity } from '../shared/each-density';
import { Switch } from './switch';

const meta = {
  component: Switch,
  args: { label: 'Sound', isOn: true, onChange: () => undefined },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};

export const Off: Story = { args: { isOn: false, detail: 'One for each new order' } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledOff: Story = { args: { isOn: false, disabled: true } };

export const EachSize: Story = {
  render: (args) => (
    <EachDensity>
      <Switch {...args} detail="One for each new order" />
      <Switch {...args} label="Names on the screen" isOn={false} />
    </EachDensity>
  ),
};
