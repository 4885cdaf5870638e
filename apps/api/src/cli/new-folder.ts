import { basename, resolve } from 'node:path';
import { slugOf } from '../formats/make-keys';
import { writeFolder } from '../bundles/write-folder';

/** Writes a small whole restaurant to begin with; resolves with the exit code. */
export function newFolder(given: string): number {
  const folder = resolve(given);
  const endpoint = slugOf(basename(folder)) || 'my-restaurant';
  const written = writeFolder(
    folder,
    new Map([
      ['restaurant.yaml', restaurantYaml(endpoint)],
      ['menus.yaml', MENUS],
      ['tables.yaml', TABLES],
    ]),
  );
  if (!written.ok) throw new Error(`${written.error}.`);
  console.log(`✓ ${given}: a restaurant with one menu and two tables`);
  console.log(`  Change what is in it, then: comanda import ${given}`);
  console.log('  Every key is in docs/restaurant-keys.md.');
  return 0;
}

function restaurantYaml(endpoint: string): string {
  return `# Its address is /${endpoint}
endpoint: ${endpoint}
name: My Restaurant
description: What guests read below the name.
address: 1 Main Street, Toronto, ON
timezone: America/Toronto
currency: CAD
language: en
active_languages: [en]
theme: { primary: '#1f4d3a', secondary: null, radius: soft }
opening_hours:
  intervals:
    - { days: [tue, wed, thu], start_time: '11:30', end_time: '22:00' }
    - { days: [fri, sat], start_time: '11:30', end_time: '01:00' }
tax_percentage: '13'
# Guests pay at the counter until a payment_service is set.
pay_at_counter: RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN
`;
}

const MENUS = `# Prices are whole cents: 1450 is 14.50. Keys stay the same when names and prices change.
modifier_groups:
  - key: size
    name: Size
    min_qty: 1
    max_qty: 1
    max_selections: 1
    is_multiple_selection_allowed: false
    is_required: true
    modifiers:
      - { key: regular, name: Regular }
      - { key: large, name: Large, price: 300 }
  - key: extras
    name: Extras
    max_qty: 3
    modifiers:
      - { key: cheese, name: Extra cheese, price: 150, allergens: [milk] }
      - { key: olives, name: Olives, price: 100, allergens: [] }
menus:
  - key: all-day
    name: All day
    categories:
      - key: mains
        name: Mains
        items:
          - key: margherita
            name: Margherita
            description: Tomato, mozzarella and basil.
            price: 1450
            modifier_groups: [size, extras]
            allergens: [gluten, milk]
            diets: [vegetarian]
          - { key: soup, name: Soup of the day, price: 850 }
      - key: drinks
        name: Drinks
        items:
          - { key: lemonade, name: Lemonade, price: 400, allergens: [], diets: [vegan] }
`;

const TABLES = `# Codes for the tables are made up by the first import, and kept.
sections:
  - { key: room, name: Dining room }
tables:
  - { key: table-1, label: Table 1, section: room }
  - { key: table-2, label: Table 2, section: room }
`;
