import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedControl } from './segmented-control';

const TIPS = [
  { value: '0', label: 'None' },
  { value: '15', label: '15 %', detail: '$3.30' },
  { value: '18', label: '18 %', detail: '$3.96' },
];

const meta = {
  component: SegmentedControl<string>,
  args: { legend: 'Tip', options: TIPS, value: '15', onChange: () => undefined },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const NothingChosen: Story = { args: { value: null } };

export const OneDisabled: Story = {
  args: { options: [...TIPS, { value: '20', label: '20 %', isDisabled: true }] },
};

export const LegendHidden: Story = { args: { isLegendHidden: true } };
