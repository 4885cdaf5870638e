import { type MenuEntry, type MenuIndex, placesOf } from '@comanda/cart';
import type { Campaign, CampaignItemGroup, Item } from '@comanda/contracts';
import { assignUnits } from './assign-units';
import type { CampaignCart } from './campaign-cart';
import { groupsOf, takesItem, unitGroups, usablePiles } from './conditions/purchase-and-get';
import type { Placed } from './entity';
import { openPiles } from './open-piles';

/** A group of a purchase beside a cart: what it wants, how much of that is there, and what would do. */
export type PurchaseGroup = {
  readonly name: string;
  readonly wanted: number;
  readonly filled: number;
  readonly items: readonly Item[];
};

/** How far a cart fills each group of a campaign once, in the campaign's order; other campaigns have none (CAMP-34). */
export function purchaseGroups(
  campaign: Campaign,
  cart: CampaignCart,
  index: MenuIndex,
): PurchaseGroup[] {
  if (campaign.campaign_type !== 'CAMPAIGN_PURCHASE_AND_GET') return [];
  const groups = groupsOf(campaign);
  const usable = usablePiles(campaign, openPiles(cart, index));
  const { filled } = assignUnits(usable, unitGroups(campaign, groups, 1));
  return groups.map((group, place) => ({
    name: group.name,
    wanted: group.count,
    filled: filled[place] ?? 0,
    items: entriesFor(group, index).flatMap((entry) => {
      const places = placesOf(index, { item_id: entry.item.item_id });
      return places.find((place) => takesItem(campaign, group, placeOf(place)))?.item ?? [];
    }),
  }));
}

/** Named dishes in the order in which they are named. */
function entriesFor({ item_ids }: CampaignItemGroup, index: MenuIndex): readonly MenuEntry[] {
  if (item_ids.length === 0) return [...index.values()];
  return item_ids.flatMap((item_id) => index.get(item_id) ?? []);
}

function placeOf({ item, category, menu }: MenuEntry): Placed {
  return {
    item_id: item.item_id,
    category_id: category.category_id,
    menu_id: menu.menu_id,
  };
}
