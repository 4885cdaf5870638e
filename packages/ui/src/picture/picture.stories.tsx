import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './picture';
import { DISH_PICTURE } from './story-picture';

const meta = { component: Picture, args: { ...DISH_PICTURE, alt: 'A plate' } } satisfies Meta<
  typeof Picture
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {};

export const CutToARatio: Story = { args: { ratio: '16 / 9' } };

export const NotThere: Story = {
  args: {
    src: 'data:image/png;base64,AAAA',
    ratio: '4 / 3',
    color: '#d9b48a',
    fallback: 'No picture',
  },
};
