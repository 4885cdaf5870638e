import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code';

const meta = {
  component: QrCode,
  args: { text: 'https://order.example.com/table/K7PQ', label: 'Table 1' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TableCode: Story = {};
