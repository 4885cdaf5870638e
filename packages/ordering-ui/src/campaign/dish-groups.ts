import type { MenuIndex } from '@comanda/cart';
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
export function dishGroups({ campaign, groups }: CampaignView, index: MenuIndex): DishGroup[] {
  const counting = groups.map(({ name, items, ...progress }) => {
    return { kind: 'counts' as const, name, progress, items };
  });
  const named = [
    { kind: 'counts' as const, ids: countingIds(campaign) },
    { kind: 'free' as const, ids: freeIds(campaign) },
  ]
    .map(({ kind, ids }) => ({ kind, name: '', progress: null, items: itemsOf(ids, index) }))
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

function itemsOf(ids: readonly string[], index: MenuIndex): Item[] {
  return ids.flatMap((id) => index.get(id)?.item ?? []);
}
