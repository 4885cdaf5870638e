import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BundleFolder, makeBundleFolder, SMALL_CAMPAIGNS } from '../testing/bundle-folder';
import { aPicture } from '../testing/picture';
import { bundleWarnings } from './bundle-warnings';
import { readBundle } from './read-bundle';

let folder: BundleFolder;
beforeEach(async () => {
  folder = makeBundleFolder(await aPicture());
});
afterEach(() => folder.delete());

const NOW = new Date('2026-11-29T12:00:00Z');

async function warnings(hasGeocoder = true): Promise<string[]> {
  const read = await readBundle(folder.folder);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return bundleWarnings(read.value, { now: NOW, hasGeocoder });
}

function menuOf(prices: readonly number[]): string {
  const items = prices.map(
    (price, at) => `{ key: dish-${at}, name: Dish ${at}, price: ${price}, allergens: [] }`,
  );
  return `menus:\n  - key: m\n    name: M\n    categories:\n      - { key: c, name: Mains, items: [${items.join(', ')}] }\n`;
}

test('a price far from its neighbours is told, dear or cheap', async () => {
  folder.write('translations/fr.yaml', '{}');
  folder.write('menus.yaml', menuOf([1800, 2200, 21500, 1950]));
  expect(await warnings()).toEqual([
    'menus.yaml: "Dish 2" costs 215.00, others in "Mains" about 19.50',
  ]);
  folder.write('menus.yaml', menuOf([1800, 2200, 195, 1950, 2400]));
  expect(await warnings()).toEqual([
    'menus.yaml: "Dish 2" costs 1.95, others in "Mains" about 22.00',
  ]);
  folder.write('menus.yaml', menuOf([1800, 2200, 5400, 0]));
  expect(await warnings()).toEqual([]);
});

test('a missing language and untold allergens are told', async () => {
  folder.edit('restaurant.yaml', 'active_languages: [en, fr]', 'active_languages: [en, fr, es]');
  const found = await warnings();
  expect(found).toContain('translations/es.yaml is missing; guests read their menu in en');
  expect(found.at(-1)).toMatch(/^menus\.yaml: \d+ of \d+ items say nothing of allergens$/);
});

test('an option that says nothing of allergens is named, where its item tells its own', async () => {
  folder.write('translations/fr.yaml', '{}');
  folder.write('menus.yaml', menuWithSauces('[]'));
  expect(await warnings()).toEqual([
    'menus.yaml: in "Sauce", "Hot sauce" says nothing of allergens; guests who choose it are told to ask what "Fries" contains',
  ]);
  folder.write('menus.yaml', menuWithSauces('null'));
  expect(await warnings()).toEqual(['menus.yaml: 1 of 1 items say nothing of allergens']);
});

test('a delivery zone by distance needs a geocoder, but for postal codes of the United States', async () => {
  const zone = `delivery_type: DELIVERY_OPTION_IN_HOUSE
latitude: 43.6
longitude: -79.4
delivery_zones: [{ key: near, area: { radius_m: 900 }, fee: 300, minutes: 10 }]
address:`;
  editRestaurant('address:', `default_phone_country: CA\n${zone}`);
  expect(await warnings(false)).toContain(
    'restaurant.yaml: delivery_zones "near": no guest can order there until the server has a MAPBOX_TOKEN; zones by postal_codes need none',
  );
  expect((await warnings(true)).join()).not.toContain('MAPBOX_TOKEN');
  editRestaurant('default_phone_country: CA', 'default_phone_country: US');
  expect((await warnings(false)).join()).toContain('by the middle of their postal code');
  editRestaurant('{ radius_m: 900 }', '{ postal_codes: [M6K] }');
  expect((await warnings(false)).join()).not.toContain('MAPBOX_TOKEN');
});

test('campaigns that no order can earn are named with the reason', async () => {
  async function unearned(from = '', to = ''): Promise<string[]> {
    folder.write('campaigns.yaml', SMALL_CAMPAIGNS.replace(from, to));
    return (await warnings()).filter((each) => each.startsWith('campaigns.yaml'));
  }
  expect(await unearned()).toEqual([]);
  expect(await unearned('ends_at: 2036-01-01T00:00:00Z', 'ends_at: 2026-11-01T00:00:00Z')).toEqual([
    'campaigns.yaml: "Welcome" ended on 2026-11-01',
  ]);
  expect(await unearned('code: welcome10', 'is_public: false')).toEqual([
    'campaigns.yaml: "Welcome" is not public and has no code, so no guest can ever find it',
  ]);
  expect(await unearned('min_spend: 2500', 'min_spend: 90000000')).toEqual([
    'campaigns.yaml: "Free cola" can never be earned: nothing on sale in its order types is what it asks for',
  ]);
  editRestaurant('address:', 'order_mode: RESTAURANT_SETTING_DINE_IN_ONLY\naddress:');
  expect(await unearned()).toEqual([
    'campaigns.yaml: "Free cola" is for TAKEOUT alone, and the restaurant takes no such orders',
  ]);
});

test('a campaign for dishes of a hidden menu can never be earned', async () => {
  folder.write('campaigns.yaml', SMALL_CAMPAIGNS);
  folder.edit('menus.yaml', '    name: All day\n', '    name: All day\n    menu_status: HIDDEN\n');
  expect((await warnings()).filter((each) => each.startsWith('campaigns.yaml'))).toEqual([
    expect.stringContaining('"Two burgers" can never be earned'),
    expect.stringContaining('"Free cola" can never be earned'),
  ]);
});

function editRestaurant(from: string, to: string): void {
  folder.edit('restaurant.yaml', from, to);
}

function menuWithSauces(allergens: string): string {
  return `
modifier_groups:
  - key: sauce
    name: Sauce
    modifiers: [{ key: mild, name: Mild sauce, allergens: [] }, { key: hot, name: Hot sauce }]
menus:
  - key: m
    name: M
    categories:
      - key: c
        name: Sides
        items: [{ key: fries, name: Fries, price: 500, allergens: ${allergens}, modifier_groups: [sauce] }]
`;
}
