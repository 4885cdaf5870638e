import {
  type CampaignsFile,
  isOwnItem,
  type MenusFile,
  type RestaurantFile,
  type TranslationsFile,
} from '@comanda/contracts/bundle';
import { momentOf } from './campaign-rows';
import type { BundleFault } from './fault';
import { repeatedKeys } from './repeated-keys';
import { unknownReference } from './unknown-reference';
import type { YamlSource } from './yaml-source';

type CampaignFile = CampaignsFile['campaigns'][number];
type Path = readonly PropertyKey[];

/** Checks rules of campaigns.yaml that its schema cannot express. */
export function checkCampaigns(
  source: YamlSource,
  { campaigns }: CampaignsFile,
  menus: MenusFile,
  { timezone }: RestaurantFile,
): BundleFault[] {
  return [
    ...repeatedKeys(
      source,
      'campaign key',
      campaigns.map(({ key }, at) => ({ key, path: ['campaigns', at, 'key'] })),
    ),
    ...repeatedKeys(
      source,
      'code',
      campaigns.flatMap(({ code }, at) =>
        code === null ? [] : [{ key: code, path: ['campaigns', at, 'code'] }],
      ),
    ),
    ...campaigns.flatMap((campaign, at) =>
      checkCampaign(source, ['campaigns', at], campaign, menus, timezone),
    ),
  ];
}

/** Texts of campaigns that do not exist: a misspelt key would be lost silently. */
export function checkCampaignTranslations(
  source: YamlSource,
  file: TranslationsFile,
  campaigns: CampaignsFile,
): BundleFault[] {
  const known = campaignKeys(campaigns);
  return (['campaigns', 'campaign_groups'] as const).flatMap((section) =>
    Object.keys(file[section])
      .filter((key) => !known[section].has(key))
      .map((key) => source.faultAt([section, key], 'nothing in campaigns.yaml has this key')),
  );
}

/** The keys of what can have a text in another language, in the order of campaigns.yaml. */
export function campaignKeys({ campaigns }: CampaignsFile) {
  return {
    campaigns: new Set(campaigns.map(({ key }) => key)),
    campaign_groups: new Set(
      campaigns.flatMap((campaign) =>
        groupsOf(campaign).map(({ key }) => `${campaign.key}.${key}`),
      ),
    ),
  };
}

function checkCampaign(
  source: YamlSource,
  path: Path,
  campaign: CampaignFile,
  menus: MenusFile,
  timezone: string,
): BundleFault[] {
  const { schedule, discount, select_reward_item, starts_at, ends_at } = campaign;
  const schedules = menus.schedules.map(({ key }) => key);
  const faults = checkReferences(source, path, campaign, menus);
  if (schedule !== null && !schedules.includes(schedule)) {
    faults.push(
      source.faultAt([...path, 'schedule'], unknownReference('schedule', schedule, schedules)),
    );
  }
  if (select_reward_item && discount.discount_type !== 'DISCOUNT_ITEM') {
    faults.push(
      source.faultAt(
        [...path, 'select_reward_item'],
        'lets guests pick what is free: only a DISCOUNT_ITEM gives something to pick',
      ),
    );
  }
  const [start, end] = [momentOf(starts_at, timezone), momentOf(ends_at, timezone)];
  if (start !== null && end !== null && end <= start) {
    faults.push(source.faultAt([...path, 'ends_at'], 'is not after starts_at, so it never holds'));
  }
  return [
    ...faults,
    ...repeatedKeys(
      source,
      'item group key',
      groupsOf(campaign).map(({ key }, at) => ({
        key,
        path: [...path, 'purchase_and_get', 'item_groups', at, 'key'],
      })),
    ),
  ];
}

function groupsOf(campaign: CampaignFile) {
  return campaign.campaign_type === 'CAMPAIGN_PURCHASE_AND_GET'
    ? campaign.purchase_and_get.item_groups
    : [];
}

type Kind = 'item' | 'category' | 'menu';
type Reference = { readonly kind: Kind; readonly key: string; readonly path: Path };

function checkReferences(
  source: YamlSource,
  path: Path,
  campaign: CampaignFile,
  { menus }: MenusFile,
): BundleFault[] {
  const categories = menus.flatMap((menu) => menu.categories);
  const known: Record<Kind, readonly string[]> = {
    menu: menus.map(({ key }) => key),
    category: categories.map(({ key }) => key),
    item: categories.flatMap(({ items }) => items.filter(isOwnItem).map(({ key }) => key)),
  };
  return referencesOf(campaign).flatMap(({ kind, key, path: at }) =>
    known[kind].includes(key)
      ? []
      : [source.faultAt([...path, ...at], unknownReference(kind, key, known[kind]))],
  );
}

function referencesOf(campaign: CampaignFile): Reference[] {
  const discounted = list('item', ['discount', 'items'], campaign.discount.items);
  switch (campaign.campaign_type) {
    case 'CAMPAIGN_SPEND_AND_GET':
      return [
        ...list('item', ['spend_and_get', 'items'], campaign.spend_and_get.items),
        ...inEntity('spend_and_get', campaign.spend_and_get),
        ...discounted,
      ];
    case 'CAMPAIGN_PURCHASE_AND_GET':
      return [
        ...campaign.purchase_and_get.item_groups.flatMap(({ items }, at) =>
          list('item', ['purchase_and_get', 'item_groups', at, 'items'], items),
        ),
        ...inEntity('purchase_and_get', campaign.purchase_and_get),
        ...discounted,
      ];
    case 'CAMPAIGN_DISCOUNTED_ENTITY':
      return [
        ...list('item', ['discounted_entity', 'items'], campaign.discounted_entity.items),
        ...inEntity('discounted_entity', campaign.discounted_entity),
        ...discounted,
      ];
  }
}

function inEntity(
  block: string,
  entity: { readonly categories: readonly string[]; readonly menus: readonly string[] },
): Reference[] {
  return [
    ...list('category', [block, 'categories'], entity.categories),
    ...list('menu', [block, 'menus'], entity.menus),
  ];
}

function list(kind: Kind, path: Path, keys: readonly string[]): Reference[] {
  return keys.map((key, at) => ({ kind, key, path: [...path, at] }));
}
