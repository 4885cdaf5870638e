import type { CampaignDiscount } from '@comanda/contracts';
import type { CampaignsFile } from '@comanda/contracts/bundle';
import { instantOfWallTime } from '@comanda/schedules';
import type { CampaignCondition } from '../db/schema/campaigns';
import type { IdOf } from './known-ids';
import type { BundleRows } from './stored-rows';

type CampaignFile = CampaignsFile['campaigns'][number];
type CampaignRow = BundleRows['campaigns'][number];

/** campaigns.yaml as rows. A campaign's rank is its place in the file. */
export function campaignRows(
  { campaigns }: CampaignsFile,
  restaurant_id: string,
  timezone: string,
  idOf: IdOf,
): CampaignRow[] {
  return campaigns.map((campaign, rank) => ({
    restaurant_id,
    campaign_id: idOf('campaign', campaign.key),
    key: campaign.key,
    name: campaign.name,
    description: campaign.description,
    image: campaign.image,
    rank,
    campaign_code: campaign.code,
    is_featured: campaign.is_featured,
    is_public: isPublic(campaign),
    is_active: campaign.is_active,
    is_exclusive: campaign.is_exclusive,
    select_reward_item: campaign.select_reward_item,
    max_per_order: campaign.max_per_order,
    max_redemptions: campaign.max_redemptions,
    max_redemptions_per_guest: campaign.max_redemptions_per_guest,
    order_types: campaign.order_types,
    starts_at: momentOf(campaign.starts_at, timezone),
    ends_at: momentOf(campaign.ends_at, timezone),
    schedule_id: campaign.schedule === null ? null : idOf('schedule', campaign.schedule),
    campaign_type: campaign.campaign_type,
    condition: conditionOf(campaign, idOf),
    discount: discountOf(campaign, idOf),
  }));
}

/** A code that stood in the list of campaigns would be none, unless the folder asks for just that. */
export function isPublic({ is_public, code }: Pick<CampaignFile, 'is_public' | 'code'>): boolean {
  return is_public ?? code === null;
}

/** A moment of the file: an instant has an offset or Z, everything else is on the restaurant's wall clock. */
export function momentOf(text: string | null, timezone: string): Date | null {
  if (text === null) return null;
  return /(Z|[+-]\d{2}:?\d{2})$/.test(text) ? new Date(text) : instantOfWallTime(text, timezone);
}

function conditionOf(campaign: CampaignFile, idOf: IdOf): CampaignCondition {
  switch (campaign.campaign_type) {
    case 'CAMPAIGN_SPEND_AND_GET': {
      const { min_spend, ...entity } = campaign.spend_and_get;
      return { ...nothing, ...entityOf(entity, idOf), min_spend };
    }
    case 'CAMPAIGN_PURCHASE_AND_GET': {
      const { count, item_groups, ...entity } = campaign.purchase_and_get;
      return {
        ...nothing,
        ...entityOf({ items: [], ...entity }, idOf),
        count,
        item_groups: item_groups.map(({ items, ...group }) => ({
          ...group,
          group_id: idOf('campaign_group', `${campaign.key}.${group.key}`),
          item_ids: items.map((key) => idOf('item', key)),
        })),
      };
    }
    case 'CAMPAIGN_DISCOUNTED_ENTITY':
      return { ...nothing, ...entityOf(campaign.discounted_entity, idOf) };
  }
}

const nothing = { min_spend: 0, count: 1, item_groups: [] };

type EntityFile = {
  readonly items: readonly string[];
  readonly categories: readonly string[];
  readonly menus: readonly string[];
};

function entityOf({ items, categories, menus }: EntityFile, idOf: IdOf) {
  return {
    item_ids: items.map((key) => idOf('item', key)),
    category_ids: categories.map((key) => idOf('category', key)),
    menu_ids: menus.map((key) => idOf('menu', key)),
  };
}

function discountOf({ discount }: CampaignFile, idOf: IdOf): CampaignDiscount {
  return { ...discount, items: discount.items.map((key) => idOf('item', key)) };
}
