import { createApiClient } from '@comanda/api-client';
import { inject } from 'vitest';
import { setAddress } from './open-app';

/** Stand in an address for what only the server knows of the bistro: a menu, a category, a dish with choices, its last question, a promotion. */
export const ID = {
  menu: '{m}',
  category: '{c}',
  item: '{i}',
  group: '{g}',
  campaign: '{k}',
} as const;

/** The address of that dish. */
export const ITEM = `/v2/odile/m/${ID.menu}/c/${ID.category}/i/${ID.item}`;

/** Asks the server once, and gives what puts its ids in their places. */
export async function readBistroIds(): Promise<(path: string) => string> {
  // The test environment asks nobody but the origin of its window.
  setAddress('/');
  const client = createApiClient({ base_url: inject('api_url') });
  const menus = await client.listMenus({ restaurant: 'odile', language: 'en' });
  const campaigns = await client.listPublicCampaigns({ restaurant: 'odile', language: 'en' });
  if (!menus.ok || !campaigns.ok) throw new Error('The bistro cannot be read.');
  const dinner = menus.value.menus.find(({ name }) => name === 'Dinner');
  const category = dinner?.categories.find(({ items }) => items.some(hasGroups));
  const item = category?.items.find(hasGroups);
  const ids = new Map<string, string | undefined>([
    [ID.menu, dinner?.menu_id],
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
