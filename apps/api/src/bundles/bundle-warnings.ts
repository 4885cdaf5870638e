import { isOwnItem, type ItemFile, type MenusFile } from '@comanda/contracts/bundle';
import type { Bundle } from './bundle';
import { toGroupUse } from './group-use';

const FEWEST_NEIGHBOURS = 3;
/** A slip of the decimal point is a factor of ten; dishes of one category seldom differ by more than four. */
const FAR = 6;

/** Things of a folder that are allowed and still look like slips, in words. */
export function bundleWarnings({ restaurant, menus, translations }: Bundle): string[] {
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
