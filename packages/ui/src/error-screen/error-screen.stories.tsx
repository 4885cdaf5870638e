import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { AlertIcon } from '../icon/icons';
import { ErrorScreen } from './error-screen';

const meta = {
  component: ErrorScreen,
  args: { title: 'Something went wrong', children: 'Your order is kept. Load the page again.' },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithAWayOnAndACode: Story = {
  args: { icon: <AlertIcon />, actions: <Button>Load again</Button>, code: 'req-7f3a' },
};
