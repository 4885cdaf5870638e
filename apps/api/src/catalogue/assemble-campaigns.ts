import type { Campaign, Language } from '@comanda/contracts';
import { assembleSchedule } from './assemble-restaurant';
import { pictureOf } from './picture-of';
import type { CatalogueRows } from './load-rows';
import { type TextsOf, textsIn } from './texts';

type CampaignRow = CatalogueRows['campaigns'][number];

/** The campaigns of a restaurant in one language; null = its own. */
export function assembleCampaigns(rows: CatalogueRows, language: Language | null): Campaign[] {
  const textsOf = textsIn(rows.translations, language);
  const schedules = new Map(rows.schedules.map((row) => [row.schedule_id, assembleSchedule(row)]));
  return rows.campaigns.map((row): Campaign => {
    const common = {
      campaign_id: row.campaign_id,
      restaurant_id: row.restaurant_id,
      ...textsOf(row.campaign_id, row),
      image: pictureOf(rows.pictures, row.image),
      rank: row.rank,
      campaign_code: row.campaign_code,
      is_featured: row.is_featured,
      is_public: row.is_public,
      is_active: row.is_active,
      is_exclusive: row.is_exclusive,
      select_reward_item: row.select_reward_item,
      max_per_order: row.max_per_order,
      max_redemptions: row.max_redemptions,
      max_redemptions_per_guest: row.max_redemptions_per_guest,
      order_types: row.order_types,
      starts_at: row.starts_at?.toISOString() ?? null,
      ends_at: row.ends_at?.toISOString() ?? null,
      schedule: row.schedule_id === null ? null : (schedules.get(row.schedule_id) ?? null),
      discount: row.discount,
    };
    return { ...common, ...conditionOf(row, textsOf) };
  });
}

type ConditionOf<Each = Campaign> = Each extends { campaign_type: infer Type }
  ? Pick<Each, Extract<keyof Each, 'campaign_type' | BlockOf<Type>>>
  : never;
type BlockOf<Type> = Type extends `CAMPAIGN_${infer Name}` ? Lowercase<Name> : never;

function conditionOf({ campaign_type, condition }: CampaignRow, textsOf: TextsOf): ConditionOf {
  const { min_spend, count } = condition;
  const category_ids = [...condition.category_ids];
  const menu_ids = [...condition.menu_ids];
  const item_ids = [...condition.item_ids];
  switch (campaign_type) {
    case 'CAMPAIGN_SPEND_AND_GET':
      return { campaign_type, spend_and_get: { min_spend, item_ids, category_ids, menu_ids } };
    case 'CAMPAIGN_DISCOUNTED_ENTITY':
      return { campaign_type, discounted_entity: { item_ids, category_ids, menu_ids } };
    case 'CAMPAIGN_PURCHASE_AND_GET':
      return {
        campaign_type,
        purchase_and_get: {
          count,
          item_groups: condition.item_groups.map((group) => ({
            name: textsOf(group.group_id, { name: group.name, description: '' }).name,
            count: group.count,
            item_ids: [...group.item_ids],
          })),
          category_ids,
          menu_ids,
        },
      };
  }
}
