import type { Meta, StoryObj } from '@storybook/react-vite';
import { FloatingBar } from './floating-bar';

function Bar(props: {
  readonly label: string;
  readonly count?: string | undefined;
  readonly total?: string | undefined;
}) {
  return <FloatingBar component="button" type="button" {...props} />;
}

const meta = {
  component: Bar,
  args: { label: 'View order', count: '3', total: '$24.50' },
} satisfies Meta<typeof Bar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithATotal: Story = {};

export const LabelOnly: Story = {
  args: { label: 'Order now', count: undefined, total: undefined },
};
