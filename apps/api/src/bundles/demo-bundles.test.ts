import { isOwnItem } from '@comanda/contracts/bundle';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TranslationsFile } from '@comanda/contracts/bundle';
import { expect, test } from 'vitest';
import type { Bundle } from './bundle';
import { formatFault } from './fault';
import { readBundle } from './read-bundle';

const ROOT = fileURLToPath(new URL('../../../../demo', import.meta.url));
const MOST_PICTURE_BYTES = 3 * 1024 * 1024;
const MOST_FILM_BYTES = 6 * 1024 * 1024;

const folders = ['harbor-burger', 'backlot', 'bistro-odile', 'lantern-house'];

test.each(folders)('%s says everything in every language it offers', async (name) => {
  const { restaurant, menus, campaigns, translations } = await read(name);
  const named = [
    ...menus.menus.map((menu) => ['menus', menu.key, menu] as const),
    ...menus.menus.flatMap((menu) =>
      menu.categories.map((category) => ['categories', category.key, category] as const),
    ),
    ...menus.menus
      .flatMap((menu) => menu.categories.flatMap((category) => category.items))
      .filter(isOwnItem)
      .map((item) => ['items', item.key, item] as const),
    ...menus.modifier_groups.map(
      (group) => ['modifier_groups', group.key, { ...group, description: '' }] as const,
    ),
    ...menus.modifier_groups.flatMap((group) =>
      group.modifiers.map(
        (modifier) => ['modifiers', `${group.key}.${modifier.key}`, modifier] as const,
      ),
    ),
    ...campaigns.campaigns.map((campaign) => ['campaigns', campaign.key, campaign] as const),
  ];

  expect(restaurant.active_languages.toSorted()).toEqual(['en', 'es', 'fr', 'pt']);
  const others = restaurant.active_languages.filter((each) => each !== restaurant.language);
  const missing = others.flatMap((language) => {
    const texts = translations.get(language);
    return named
      .filter(([kind, key, own]) => !isSaid(texts?.[kind][key], own.description !== ''))
      .map(([kind, key]) => `${language} ${kind}.${key}`);
  });
  expect(missing).toEqual([]);
});

test.each(folders)(
  '%s has promotions of all three types and one that a code opens',
  async (name) => {
    const { campaigns } = await read(name);
    expect(new Set(campaigns.campaigns.map(({ campaign_type }) => campaign_type)).size).toBe(3);
    expect(campaigns.campaigns.some(({ code }) => code !== null)).toBe(true);
  },
);

test('the franchise has a dozen places, each with an address of its own', async () => {
  const found = readdirSync(join(ROOT, 'backlot-locations'));
  const places = await Promise.all(
    ['backlot', ...found.map((place) => `backlot-locations/${place}`)].map(read),
  );
  expect(places).toHaveLength(12);
  for (const key of ['endpoint', 'name', 'address', 'phone_number', 'latitude'] as const)
    expect(new Set(places.map(({ restaurant }) => restaurant[key])).size).toBe(12);
  expect(new Set(places.map(({ restaurant }) => restaurant.franchise))).toEqual(
    new Set(['backlot-kitchens']),
  );
}, 60_000);

test('pictures and loops stay small', async () => {
  for (const name of folders) expect(weight(`${name}/images`)).toBeLessThan(MOST_PICTURE_BYTES);
  const films = folders.map((name) => weight(`${name}/videos`));
  expect(films.reduce((sum, bytes) => sum + bytes)).toBeLessThan(MOST_FILM_BYTES);
});

function isSaid(
  texts: TranslationsFile['items'][string] | undefined,
  isDescribed: boolean,
): boolean {
  return Boolean(texts?.name) && (!isDescribed || Boolean(texts?.description));
}

async function read(name: string): Promise<Bundle> {
  const bundle = await readBundle(join(ROOT, name));
  if (!bundle.ok) throw new Error(bundle.error.map(formatFault).join('\n'));
  return bundle.value;
}

function weight(folder: string): number {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
