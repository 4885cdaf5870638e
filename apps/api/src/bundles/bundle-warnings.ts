import { isOwnItem, type ItemFile, type MenusFile } from '@comanda/contracts/bundle';
import type { Bundle } from './bundle';
import { toGroupUse } from './group-use';
import { unearnedCampaigns } from './unearned-campaigns';

const FEWEST_NEIGHBOURS = 3;
/** A slip of the decimal point is a factor of ten; dishes of one category seldom differ by more than four. */
const FAR = 6;

export type WarningOptions = {
  readonly now: Date;
  /** Whether a geocoder is set up that finds any address. */
  readonly hasGeocoder: boolean;
};

/** Things of a folder that are allowed and still look like slips, in words. */
export function bundleWarnings(bundle: Bundle, { now, hasGeocoder }: WarningOptions): string[] {
  const { restaurant, menus, translations } = bundle;
  const categories = menus.menus.flatMap((menu) => menu.categories);
  const items = categories.flatMap((category) => category.items).filter(isOwnItem);
  const untold = items.filter(({ allergens }) => allergens === null).length;
  const languages = restaurant.active_languages.filter(
    (language) => language !== restaurant.language && !translations.has(language),
  );
  return [
    ...categories.flatMap(farPrices),
    ...languages.map(
      (language) =>
        `translations/${language}.yaml is missing; guests read their menu in ${restaurant.language}`,
    ),
    ...(untold === 0
      ? []
      : [`menus.yaml: ${untold} of ${items.length} items say nothing of allergens`]),
    ...silentOptions(menus.modifier_groups, items),
    ...(hasGeocoder ? [] : unjudgedZones(restaurant)),
    ...unearnedCampaigns(bundle, now),
  ];
}

/** Zones by distance or outline where no address can be found: without a geocoder, only US postal codes are known. */
function unjudgedZones(restaurant: Bundle['restaurant']): string[] {
  const { delivery_type, delivery_zones, default_phone_country } = restaurant;
  if (delivery_type !== 'DELIVERY_OPTION_IN_HOUSE') return [];
  const drawn = delivery_zones.filter(({ area }) => !('postal_codes' in area));
  if (drawn.length === 0) return [];
  const names = drawn.map(({ key }) => `"${key}"`).join(', ');
  const zones = `restaurant.yaml: delivery_zones ${names}`;
  return [
    default_phone_country === 'US'
      ? `${zones}: addresses count by the middle of their postal code, until the server has a MAPBOX_TOKEN`
      : `${zones}: no guest can order there until the server has a MAPBOX_TOKEN; zones by postal_codes need none`,
  ];
}

/** Options that say nothing of allergens on items that do: with one of them chosen, nobody knows what the item contains. */
function silentOptions(groups: MenusFile['modifier_groups'], items: readonly ItemFile[]): string[] {
  return groups.flatMap(({ key, name, modifiers }) => {
    const silent = modifiers.filter(({ allergens }) => allergens === null);
    const told = items.find(
      ({ allergens, modifier_groups }) =>
        allergens !== null && modifier_groups.some((use) => toGroupUse(use).group === key),
    );
    if (silent.length === 0 || told === undefined) return [];
    const names = silent.map((modifier) => `"${modifier.name}"`).join(', ');
    return [
      `menus.yaml: in "${name}", ${names} ${silent.length === 1 ? 'says' : 'say'} nothing of allergens; guests who choose it are told to ask what "${told.name}" contains`,
    ];
  });
}

type Category = MenusFile['menus'][number]['categories'][number];

function farPrices({ name, items }: Category): string[] {
  const priced = items.filter(isOwnItem).filter(({ price }) => price > 0);
  return priced.flatMap((item) => {
    const others = priced.filter((each) => each !== item).map(({ price }) => price);
    const middle = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)];
    if (middle === undefined || others.length < FEWEST_NEIGHBOURS) return [];
    const isFar = item.price > middle * FAR || item.price * FAR < middle;
    return isFar
      ? [
          `menus.yaml: "${item.name}" costs ${inUnits(item.price)}, others in "${name}" about ${inUnits(middle)}`,
        ]
      : [];
  });
}

function inUnits(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
