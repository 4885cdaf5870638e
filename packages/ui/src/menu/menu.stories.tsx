import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { CloseIcon, PersonIcon } from '../icon/icons';
import { EachDensity } from '../shared/each-density';
import { Menu, MenuCheckItem, MenuItem, MenuSeparator } from './menu';

function nothing(): void {}

const meta = {
  component: Menu,
  args: {
    trigger: <Button tone="secondary">Restaurant</Button>,
    children: (
      <>
        <MenuCheckItem isChecked onChange={nothing}>
          Open
        </MenuCheckItem>
        <MenuCheckItem isChecked={false} detail="Guests see the menus" onChange={nothing}>
          Paused
        </MenuCheckItem>
        <MenuSeparator />
        <MenuItem icon={<PersonIcon />} onSelect={nothing}>
          Sign out
        </MenuItem>
        <MenuItem isDisabled onSelect={nothing}>
          Print the day
        </MenuItem>
        <MenuItem icon={<CloseIcon />} tone="danger" onSelect={nothing}>
          Close the restaurant
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const OpenAtACounter: Story = { ...Open, globals: { density: 'counter' } };

export const OpenOnAKiosk: Story = { ...Open, globals: { density: 'kiosk' } };

export const EachSize: Story = {
  render: (args) => (
    <EachDensity>
      <Menu {...args} />
    </EachDensity>
  ),
};
