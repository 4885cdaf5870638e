import type { Meta, StoryObj } from '@storybook/react-vite';
import { RatingStars } from './rating-stars';

const meta = {
  component: RatingStars,
  args: {
    legend: 'How was it?',
    starLabel: (stars) => `${stars} stars`,
    value: null,
    onChange: () => undefined,
  },
} satisfies Meta<typeof RatingStars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotRated: Story = {};

export const Rated: Story = { args: { value: 4 } };

export const Sent: Story = { args: { value: 5, isDisabled: true } };
