import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './price';

const meta = { component: Price, args: { children: '$12.50' } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const Large: Story = { args: { size: 'large' } };

export const WithAFormerOne: Story = { args: { former: '$14.00', formerLabel: 'was' } };

export const FreeButForWhatIsOnIt: Story = {
  args: { children: 'Free', former: '$12.50', formerLabel: 'was', extra: '+$2.00' },
};
