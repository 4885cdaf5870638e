import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Sheet } from './sheet';

const meta = {
  component: Sheet,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Choose a language',
    closeLabel: 'Close',
    children: 'What is to be chosen stands here.',
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const WithAFooter: Story = { args: { footer: <Button isWide>Done</Button> } };

export const Closed: Story = { args: { isOpen: false } };
