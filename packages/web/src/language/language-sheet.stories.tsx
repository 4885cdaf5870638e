import type { Meta, StoryObj } from '@storybook/react-vite';
import { InTexts } from '../testing/in-texts';
import { LanguageSheet } from './language-sheet';

const meta = {
  component: LanguageSheet,
  args: {
    isOpen: true,
    languages: ['en', 'fr', 'es', 'pt'],
    current: 'en',
    onClose: () => undefined,
  },
  decorators: [(story) => <InTexts>{story()}</InTexts>],
} satisfies Meta<typeof LanguageSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const InFrench: Story = { args: { current: 'fr' } };
