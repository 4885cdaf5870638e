import { anId, aSpendCampaign } from '@comanda/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../testing/in-restaurant';
import { ON_THE_SIDE } from '../testing/story-restaurant';
import { CampaignList } from './campaign-list';

const HAPPY_HOUR = aSpendCampaign({
  campaign_id: anId(0x402),
  name: 'Happy hour',
  description: 'Two dollars less for whoever orders for ten.',
  is_featured: true,
});

const meta = {
  component: CampaignList,
  args: { campaignPath: () => '/' },
} satisfies Meta<typeof CampaignList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FeaturedAndOthers: Story = {
  decorators: [
    (story) => <InRestaurant campaigns={[HAPPY_HOUR, ON_THE_SIDE]}>{story()}</InRestaurant>,
  ],
};

export const None: Story = {
  decorators: [(story) => <InRestaurant>{story()}</InRestaurant>],
};
