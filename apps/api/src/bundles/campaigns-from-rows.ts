import { knownKeys } from './known-keys';
import type { BundleRows } from './stored-rows';

type CampaignRow = BundleRows['campaigns'][number];

/** campaigns.yaml as it would make these rows. Moments are written as instants, so that no zone has to be known. */
export function campaignsFromRows(rows: BundleRows): unknown {
  const keyOf = knownKeys(rows);
  return {
    campaigns: rows.campaigns
      .toSorted((a, b) => a.rank - b.rank)
      .map((row) => ({
        key: row.key,
        name: row.name,
        description: row.description,
        image: row.image,
        code: row.campaign_code,
        is_public: row.is_public,
        is_featured: row.is_featured,
        is_active: row.is_active,
        is_exclusive: row.is_exclusive,
        select_reward_item: row.select_reward_item,
        max_per_order: row.max_per_order,
        max_redemptions: row.max_redemptions,
        max_redemptions_per_guest: row.max_redemptions_per_guest,
        order_types: row.order_types,
        starts_at: row.starts_at?.toISOString() ?? null,
        ends_at: row.ends_at?.toISOString() ?? null,
        schedule: row.schedule_id === null ? null : keyOf(row.schedule_id),
        campaign_type: row.campaign_type,
        ...blockOf(row, keyOf),
        discount: { ...row.discount, items: row.discount.items.map(keyOf) },
      })),
  };
}

function blockOf({ campaign_type, condition }: CampaignRow, keyOf: (id: string) => string) {
  const { min_spend, count, item_groups } = condition;
  const items = condition.item_ids.map(keyOf);
  const entity = {
    categories: condition.category_ids.map(keyOf),
    menus: condition.menu_ids.map(keyOf),
  };
  switch (campaign_type) {
    case 'CAMPAIGN_SPEND_AND_GET':
      return { spend_and_get: { min_spend, items, ...entity } };
    case 'CAMPAIGN_DISCOUNTED_ENTITY':
      return { discounted_entity: { items, ...entity } };
    case 'CAMPAIGN_PURCHASE_AND_GET':
      return {
        purchase_and_get: {
          count,
          item_groups: item_groups.map(({ key, name, count: of, item_ids }) => {
            return { key, name, count: of, items: item_ids.map(keyOf) };
          }),
          ...entity,
        },
      };
  }
}
