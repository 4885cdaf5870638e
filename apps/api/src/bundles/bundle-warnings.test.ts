import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BundleFolder, makeBundleFolder } from '../testing/bundle-folder';
import { aPicture } from '../testing/picture';
import { bundleWarnings } from './bundle-warnings';
import { readBundle } from './read-bundle';

let folder: BundleFolder;
beforeEach(async () => {
  folder = makeBundleFolder(await aPicture());
});
afterEach(() => folder.delete());

async function warnings(): Promise<string[]> {
  const read = await readBundle(folder.folder);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return bundleWarnings(read.value);
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
