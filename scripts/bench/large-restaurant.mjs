import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { aLargeMenu } from './search-menu.mjs';

export const LARGE = 'large';

/** Writes a restaurant with one menu of so many dishes, in twenty categories, and resolves with its folder. */
export function writeLargeRestaurant(parent, count) {
  const folder = join(parent, LARGE);
  mkdirSync(folder, { recursive: true });
  const { name, categories } = aLargeMenu(count);
  const menu = {
    key: 'all',
    name,
    categories: categories.map(({ items }, index) => ({
      key: `category-${index}`,
      name: `Category ${index + 1}`,
      items: items.map((item) => ({
        key: `dish-${item.rank}`,
        // Names are told apart, so that each can be tapped by its own.
        name: `${item.name} ${item.rank + 1}`,
        description: item.description,
        price: 900 + (item.rank % 30) * 25,
      })),
    })),
  };
  const restaurant = {
    endpoint: LARGE,
    name: 'The Large House',
    theme: { primary: '#0f5c6e', secondary: null, radius: 'soft' },
    address: '3 Quay Road, Toronto, ON M5V 2T6',
    timezone: 'America/Toronto',
    currency: 'CAD',
    tax_percentage: '10',
    payment_service: 'STRIPE',
  };
  writeFileSync(join(folder, 'restaurant.yaml'), stringify(restaurant));
  writeFileSync(join(folder, 'menus.yaml'), stringify({ menus: [menu] }));
  return folder;
}
