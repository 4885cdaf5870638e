import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge';
import { RadioRow } from '../option-row/option-row';
import { OptionGroup } from './option-group';

const CHOICES = (
  <>
    <RadioRow name="size" label="Small" defaultChecked />
    <RadioRow name="size" label="Large" price="+$2.00" />
  </>
);

const meta = { component: OptionGroup, args: { legend: 'Size', children: CHOICES } } satisfies Meta<
  typeof OptionGroup
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Required: Story = { args: { hint: 'Choose 1', tag: <Badge>Required</Badge> } };

export const Missing: Story = { args: { hint: 'Choose 1', error: 'Please choose a size.' } };
