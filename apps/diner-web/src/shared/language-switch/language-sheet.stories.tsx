import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../../testing/in-restaurant';
import { LanguageSheet } from './language-sheet';

const meta = {
  component: LanguageSheet,
  args: {
    isOpen: true,
    languages: ['en', 'fr', 'es', 'pt'],
    current: 'en',
    onClose: () => undefined,
  },
  decorators: [(story) => <InRestaurant>{story()}</InRestaurant>],
} satisfies Meta<typeof LanguageSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const InFrench: Story = { args: { current: 'fr' } };
