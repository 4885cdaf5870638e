import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastRegion } from './toast-region';
import { createToasts, type Toast } from './toasts';

function Shown({ toast }: { readonly toast: Toast }) {
  const toasts = createToasts();
  toasts.show({ timeout_ms: 3_600_000, ...toast });
  return <ToastRegion toasts={toasts} label="Messages" dismissLabel="Dismiss" />;
}

const meta = {
  component: Shown,
  args: { toast: { message: 'Fries removed' } },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = {};

export const WithUndo: Story = {
  args: {
    toast: { message: 'Fries removed', action: { label: 'Undo', onAction: () => undefined } },
  },
};
