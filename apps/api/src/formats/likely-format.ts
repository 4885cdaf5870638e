import type { Format } from './formats';
import { slugOf } from './make-keys';

/** Keys that files of each format have, and others hardly ever. */
const SIGNS: Readonly<Record<Exclude<Format, 'csv'>, readonly string[]>> = {
  square: [
    'item_data',
    'variations',
    'item_variation_data',
    'price_money',
    'category_data',
    'modifier_list_data',
  ],
  'uber-eats': [
    'menus',
    'category_ids',
    'entities',
    'price_info',
    'modifier_group_ids',
    'service_availability',
  ],
  dominos: ['Products', 'Variants', 'Toppings', 'Coupons', 'PreconfiguredProducts', 'FlavorData'],
  tastyigniter: [
    'menu_name',
    'menu_price',
    'menu_options',
    'option_name',
    'option_values',
    'menu_categories',
  ],
  grabfood: [
    'sellingTimes',
    'sellingTimeID',
    'modifierGroups',
    'selectionRangeMax',
    'availableStatus',
    'advancedPricing',
  ],
  'schema-org': ['@context', '@type', 'hasMenu', 'hasMenuSection', 'hasMenuItem', 'offers'],
};

/** The format that files look most like, by the keys they have; null when they have none of any. */
export function likelyFormat(files: readonly unknown[]): Format | null {
  const keys = new Set<string>();
  for (const file of files) collectKeys(file, keys);
  const [best] = (Object.keys(SIGNS) as (keyof typeof SIGNS)[]) // the keys of a constant
    .map((format) => ({
      format,
      count: SIGNS[format].filter((sign) => keys.has(plain(sign))).length,
    }))
    .toSorted((a, b) => b.count - a.count);
  return best === undefined || best.count === 0 ? null : best.format;
}

function collectKeys(value: unknown, keys: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    keys.add(plain(key));
    collectKeys(inner, keys);
  }
}

/** The same for item_data and itemData. */
function plain(key: string): string {
  return slugOf(key).replaceAll('-', '');
}
