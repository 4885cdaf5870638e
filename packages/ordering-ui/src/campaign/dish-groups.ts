import type { MenuEntry } from '@comanda/cart';
import type { Campaign, Item } from '@comanda/contracts';
import type { CampaignView } from '@comanda/ordering';

export type DishGroup = {
  readonly kind: 'counts' | 'free';
  /** The restaurant's word for it; empty where it has none. */
  readonly name: string;
  /** How many of them have to be bought, and how many are; null where that is not what counts. */
  readonly progress: GroupProgress | null;
  readonly items: readonly Item[];
};

export type GroupProgress = { readonly wanted: number; readonly filled: number };

/** The dishes that count for a campaign and those it gives away; what holds for a whole menu is spelled out only where so many have to be bought. */
export function dishGroups(
  { campaign, groups }: CampaignView,
  placeOf: (item_id: string) => MenuEntry | undefined,
): DishGroup[] {
  const counting = groups.map(({ name, items, ...progress }, at) => {
    const ids = groupIds(campaign, at);
    const dishes = ids.length > 0 ? itemsOf(ids, placeOf) : items;
    return { kind: 'counts' as const, name, progress, items: dishes };
  });
  const named = [
    { kind: 'counts' as const, ids: countingIds(campaign) },
    { kind: 'free' as const, ids: freeIds(campaign) },
  ]
    .map(({ kind, ids }) => ({ kind, name: '', progress: null, items: itemsOf(ids, placeOf) }))
    .filter(({ items }) => items.length > 0);
  return [...counting, ...named];
}

function countingIds(campaign: Campaign): readonly string[] {
  switch (campaign.campaign_type) {
    case 'CAMPAIGN_SPEND_AND_GET':
      return campaign.spend_and_get.item_ids;
    case 'CAMPAIGN_DISCOUNTED_ENTITY':
      return campaign.discounted_entity.item_ids;
    case 'CAMPAIGN_PURCHASE_AND_GET':
      return [];
  }
}

function freeIds({ discount }: Campaign): readonly string[] {
  return discount.discount_type === 'DISCOUNT_ITEM' ? discount.items : [];
}

/** The dishes that a group names; none where any of a menu or a category will do. */
function groupIds(campaign: Campaign, at: number): readonly string[] {
  return campaign.campaign_type === 'CAMPAIGN_PURCHASE_AND_GET'
    ? (campaign.purchase_and_get.item_groups[at]?.item_ids ?? [])
    : [];
}

function itemsOf(
  ids: readonly string[],
  placeOf: (item_id: string) => MenuEntry | undefined,
): Item[] {
  return ids.flatMap((id) => placeOf(id)?.item ?? []);
}
