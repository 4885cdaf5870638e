import type { MenuIndex } from '@comanda/cart';
import type { Campaign, Item } from '@comanda/contracts';

export type DishGroup = {
  readonly kind: 'counts' | 'free';
  /** The restaurant's word for it; empty where it has none. */
  readonly name: string;
  readonly items: readonly Item[];
};

/** The dishes that count for a campaign and those it gives away; what holds for a whole menu is not spelled out. */
export function dishGroups(campaign: Campaign, index: MenuIndex): DishGroup[] {
  const groups: DishGroup[] = [
    ...countingIds(campaign).map(({ name, ids }) => {
      return { kind: 'counts' as const, name, items: itemsOf(ids, index) };
    }),
    { kind: 'free', name: '', items: itemsOf(freeIds(campaign), index) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function countingIds(campaign: Campaign): { name: string; ids: readonly string[] }[] {
  switch (campaign.campaign_type) {
    case 'CAMPAIGN_SPEND_AND_GET':
      return [{ name: '', ids: campaign.spend_and_get.item_ids }];
    case 'CAMPAIGN_DISCOUNTED_ENTITY':
      return [{ name: '', ids: campaign.discounted_entity.item_ids }];
    case 'CAMPAIGN_PURCHASE_AND_GET':
      return campaign.purchase_and_get.item_groups.map(({ name, item_ids }) => {
        return { name, ids: item_ids };
      });
  }
}

function freeIds({ discount }: Campaign): readonly string[] {
  return discount.discount_type === 'DISCOUNT_ITEM' ? discount.items : [];
}

function itemsOf(ids: readonly string[], index: MenuIndex): Item[] {
  return ids.flatMap((id) => index.get(id)?.item ?? []);
}
