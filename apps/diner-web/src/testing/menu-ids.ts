import { createApiClient } from '@comanda/api-client';
import { inject } from 'vitest';
import { setAddress } from './open-app';

/** Stand in an address for what only the server knows of a restaurant: a menu, a category, a dish with choices, its last question, a promotion. */
export const ID = {
  menu: '{m}',
  category: '{c}',
  item: '{i}',
  group: '{g}',
  campaign: '{k}',
} as const;

/** The address of that dish. */
export function itemOf(restaurant: string): string {
  return `/v2/${restaurant}/m/${ID.menu}/c/${ID.category}/i/${ID.item}`;
}

/** The same of the bistro's. */
export const ITEM = itemOf('odile');

/** Asks the server once, and gives what puts the ids of the bistro's dinner in their places. */
export async function readBistroIds(): Promise<(path: string) => string> {
  return readIds('odile', 'Dinner');
}

export async function readIds(
  restaurant: string,
  menuName: string,
): Promise<(path: string) => string> {
  // The test environment asks nobody but the origin of its window.
  setAddress('/');
  const client = createApiClient({ base_url: inject('api_url') });
  const menus = await client.listMenus({ restaurant, language: 'en' });
  const campaigns = await client.listPublicCampaigns({ restaurant_id: restaurant, language: 'en' });
  if (!menus.ok || !campaigns.ok) throw new Error(`${restaurant} cannot be read.`);
  const menu = menus.value.menus.find(({ name }) => name === menuName);
  const category = menu?.categories.find(({ items }) => items.some(hasGroups));
  const item = category?.items.find(hasGroups);
  const ids = new Map<string, string | undefined>([
    [ID.menu, menu?.menu_id],
    [ID.category, category?.category_id],
    [ID.item, item?.item_id],
    [ID.group, item?.item_modifier_groups.at(-1)?.modifier_group_id],
    [ID.campaign, campaigns.value.campaigns[0]?.campaign_id],
  ]);
  return (path) => path.replaceAll(/\{\w\}/g, (name) => ids.get(name) ?? 'missing');
}

function hasGroups({ item_modifier_groups }: { item_modifier_groups: readonly unknown[] }) {
  return item_modifier_groups.length > 0;
}
