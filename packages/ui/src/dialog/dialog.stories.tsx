import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Dialog } from './dialog';

const meta = {
  component: Dialog,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Cancel order 28B3?',
    children: 'Nora gets her money back and a message with the reason.',
    actions: (
      <>
        <Button tone="secondary">Keep it</Button>
        <Button tone="danger">Cancel order</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};

export const HasToBeAnswered: Story = { args: { isAlert: true } };

export const LongText: Story = {
  args: { children: 'A table of twelve had a long evening, and so does this text. '.repeat(60) },
};

export const AtACounter: Story = { globals: { density: 'counter' } };

export const OnAKiosk: Story = {
  args: { title: 'Are you still there?', isAlert: true },
  globals: { density: 'kiosk' },
};
