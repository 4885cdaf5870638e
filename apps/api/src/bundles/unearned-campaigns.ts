import { evaluateCampaign } from '@comanda/campaigns';
import { indexMenus, isMenuOffered, isOfferedFor, type MenuIndex } from '@comanda/cart';
import type { Campaign, OrderType } from '@comanda/contracts';
import { defaultCounts } from '@comanda/modifiers';
import { assembleCampaigns } from '../catalogue/assemble-campaigns';
import { assembleMenus } from '../catalogue/assemble-menus';
import type { Bundle } from './bundle';
import { bundleRows } from './bundle-rows';
import { isPublic } from './campaign-rows';

/** As many of each dish as make any amount and fill any group. */
const UNITS = 99;

/** Campaigns that no order can earn, each with the reason; the engine itself is asked, with a cart of everything on sale. */
export function unearnedCampaigns(bundle: Bundle, now: Date): string[] {
  const { menus, campaigns } = catalogueOf(bundle);
  const { order_mode } = bundle.restaurant;
  return campaigns.flatMap((campaign, at) => {
    const file = bundle.campaigns.campaigns[at];
    if (!campaign.is_active || file === undefined) return [];
    const reason = isPublic(file) || file.code !== null ? reasonOf(campaign) : NOBODY_FINDS_IT;
    return reason === null ? [] : [`campaigns.yaml: "${campaign.name}" ${reason}`];
  });

  function reasonOf(campaign: Campaign): string | null {
    if (campaign.ends_at !== null && new Date(campaign.ends_at) <= now)
      return `ended on ${campaign.ends_at.slice(0, 10)}`;
    const types = campaign.order_types.filter((type) => isOfferedFor(order_mode, type));
    if (types.length === 0)
      return `is for ${campaign.order_types.join(', ')} alone, and the restaurant takes no such orders`;
    const index = indexMenus(menus);
    return types.some((type) => isEarned(campaign, index, type))
      ? null
      : 'can never be earned: nothing on sale in its order types is what it asks for';
  }
}

const NOBODY_FINDS_IT = 'is not public and has no code, so no guest can ever find it';

function isEarned(campaign: Campaign, index: MenuIndex, type: OrderType): boolean {
  const lines = [...index.values()]
    .flatMap((entry) => [entry, ...entry.other_places])
    .filter(({ menu }) => isMenuOffered(menu, type))
    .map(({ item, menu }) => ({
      item_id: item.item_id,
      menu_id: menu.menu_id,
      modifier_counts: defaultCounts(item),
      multiplier: UNITS,
      campaign_instance_id: null,
      is_reward_item: false,
    }));
  return evaluateCampaign({ ...campaign, max_per_order: 1 }, { lines }, index).ok;
}

/** Menus and campaigns of the folder as a server would have them, with everything in stock. */
function catalogueOf(bundle: Bundle) {
  let count = 0;
  const rows = bundleRows(
    { ...bundle, pictures: [], videos: [] },
    {
      stored: null,
      newId: () => String((count += 1)),
      franchise_id: null,
      facts: {
        pictures: new Map(),
        pinHashes: new Map(bundle.restaurant.staff.map(({ name }) => [name, ''])),
        setupCodeHash: null,
      },
    },
  );
  const catalogue = {
    ...rows,
    restaurant: { ...rows.restaurant, created_at: new Date(0), updated_at: new Date(0) },
    items: rows.items.map((row) => ({ ...row, is_in_stock: true })),
    modifiers: rows.modifiers.map((row) => ({ ...row, is_in_stock: true })),
    menus: [...rows.menus],
    categories: [...rows.categories],
    campaigns: [...rows.campaigns],
    schedules: [...rows.schedules],
    translations: [...rows.translations],
    places: [...rows.item_places],
    groups: [...rows.modifier_groups],
    itemGroups: [...rows.item_modifier_groups],
    pictures: new Map(),
    has_tables: false,
  };
  return { menus: assembleMenus(catalogue, null), campaigns: assembleCampaigns(catalogue, null) };
}
