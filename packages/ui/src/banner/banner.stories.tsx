import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Banner } from './banner';

const meta = {
  component: Banner,
  args: { title: 'The kitchen is closed', children: 'Orders for later are welcome.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = { args: { tone: 'success', title: 'Paid' } };

export const Warning: Story = { args: { tone: 'warning', title: 'Some dishes have changed' } };

export const Danger: Story = {
  args: { tone: 'danger', title: 'The card was declined', isLive: true },
};

export const WithAnAction: Story = { args: { action: <Button size="small">Try again</Button> } };

export const WithoutATitle: Story = { args: { title: undefined } };
