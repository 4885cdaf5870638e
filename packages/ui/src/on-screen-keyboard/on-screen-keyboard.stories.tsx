import type { Meta, StoryObj } from '@storybook/react-vite';
import { EachDensity } from '../shared/each-density';
import { OnScreenKeyboard } from './on-screen-keyboard';

const meta = {
  component: OnScreenKeyboard,
  args: {
    label: 'Keyboard',
    labels: {
      shift: 'Capital letters',
      erase: 'Erase',
      space: 'Space',
      symbols: 'Symbols',
      letters: 'Letters',
      done: 'Done',
    },
    language: 'en',
    value: '',
    onChange: () => undefined,
    onDone: () => undefined,
  },
} satisfies Meta<typeof OnScreenKeyboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};

export const French: Story = { args: { language: 'fr' } };

export const Spanish: Story = { args: { language: 'es' } };

export const Portuguese: Story = { args: { language: 'pt' } };

export const CapitalLetters: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Capital letters' }));
  },
};

export const Symbols: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Symbols' }));
  },
};

export const EachSize: Story = {
  args: { language: 'fr' },
  render: (args) => (
    <EachDensity>
      <OnScreenKeyboard {...args} />
    </EachDensity>
  ),
};
