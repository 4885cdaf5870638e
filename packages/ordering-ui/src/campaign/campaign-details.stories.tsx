import type { CampaignView } from '@comanda/ordering';
import { cents } from '@comanda/kernel';
import { anId, aPurchaseCampaign, aSpendCampaign } from '@comanda/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InRestaurant } from '../testing/in-restaurant';
import { BURGER, FRIES, PIE } from '../testing/story-restaurant';
import { CampaignDetails } from './campaign-details';

const TO_TAKE: CampaignView = {
  campaign: aSpendCampaign({
    name: 'From ten dollars',
    description: 'Two dollars less for whoever orders for ten.',
  }),
  instance_ids: [],
  discount: 0,
  is_automatic: false,
  missing: null,
  groups: [],
  block: null,
};
const IN_ORDER: CampaignView = { ...TO_TAKE, instance_ids: [anId(0x501)], discount: 200 };

const meta = {
  component: CampaignDetails,
  args: { detail: TO_TAKE, itemPath: () => '/' },
  decorators: [(story) => <InRestaurant>{story()}</InRestaurant>],
} satisfies Meta<typeof CampaignDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToTake: Story = {};

export const MoreToSpend: Story = {
  args: {
    detail: {
      ...TO_TAKE,
      missing: {
        code: 'spend_more',
        amount: cents(450),
        spent: cents(550),
        min_spend: cents(1000),
      },
    },
  },
};

export const BoughtTogetherHalfway: Story = {
  args: {
    detail: {
      ...TO_TAKE,
      campaign: aPurchaseCampaign({ name: 'The whole supper' }),
      missing: {
        code: 'groups_incomplete',
        count: 2,
        missing: 1,
        groups: [{ name: 'On the side', count: 1, missing: 1, item_ids: [FRIES.item_id] }],
      },
      groups: [
        { name: 'A burger', wanted: 1, filled: 1, items: [BURGER] },
        { name: 'On the side', wanted: 1, filled: 0, items: [FRIES, PIE] },
      ],
    },
  },
};

export const InTheOrder: Story = { args: { detail: IN_ORDER } };

export const InTheOrderByItself: Story = { args: { detail: { ...IN_ORDER, is_automatic: true } } };

export const ForGuestsWhoDineIn: Story = {
  args: {
    detail: {
      ...TO_TAKE,
      block: { code: 'campaign_wrong_order_type', order_types: ['DINE_IN'] },
    },
  },
};
