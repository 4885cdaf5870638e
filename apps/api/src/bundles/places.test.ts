import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Menu } from '@comanda/contracts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { item_places, items } from '../db/schema/index';
import { type RunningApi, startApi } from '../testing';
import { type BundleFolder, makeBundleFolder } from '../testing/bundle-folder';
import { exportFolder, importFolder } from '../testing/bundle-trip';
import { aPicture } from '../testing/picture';
import { formatFault } from './fault';
import { readBundle } from './read-bundle';

const DRINKS = `      - key: drinks
        name: Drinks
        items:
`;
const BURGERS = '        name: Burgers\n        items:\n';

let picture: Uint8Array;
let bundle: BundleFolder;
let api: RunningApi;
beforeAll(async () => {
  picture = await aPicture();
});
beforeEach(async () => {
  bundle = makeBundleFolder(picture);
  api = await startApi();
});
afterEach(async () => {
  bundle.delete();
  await api.close();
});

/** Puts the classic burger of the first menu before the drinks of the second. */
function placeClassic(): void {
  bundle.edit('menus.yaml', DRINKS, `${DRINKS}          - like: classic\n`);
}

async function menus(): Promise<Menu[]> {
  const reply = await api.inject('/api/menu/corner/menus?language=fr');
  return reply.json<{ menus: Menu[] }>().menus;
}

describe('a dish that stands in several menus', () => {
  test('is one dish: one id, one translation, one stock mark, in the order of each category', async () => {
    placeClassic();
    await importFolder(api, bundle.folder);
    const places = (await menus()).map(({ menu_id, categories: [category] }) => {
      const listed = category?.items.map(({ name, rank }) => [name, rank]);
      const found = category?.items.find(({ name }) => name === 'Le Classique');
      expect(found).toMatchObject({ menu_id, category_id: category?.category_id, price: 1150 });
      return { listed, item_id: found?.item_id };
    });
    expect(places.map(({ listed }) => listed)).toEqual([
      [
        ['Le Classique', 0],
        ['Veggie', 1],
      ],
      [
        ['Le Classique', 0],
        ['Cola', 1],
      ],
    ]);
    expect(places[1]?.item_id).toBe(places[0]?.item_id);

    const { db, catalogue } = api.deps;
    const [row] = await db
      .update(items)
      .set({ is_in_stock: false })
      .where(eq(items.key, 'classic'))
      .returning();
    catalogue.forget(row?.restaurant_id ?? '');
    const inStock = (await menus()).map(
      ({ categories }) =>
        categories[0]?.items.find(({ item_id }) => item_id === row?.item_id)?.is_in_stock,
    );
    expect(inStock).toEqual([false, false]);
  });

  test('comes back from an export as it was, and leaves when the folder no longer says so', async () => {
    placeClassic();
    await importFolder(api, bundle.folder);
    const room = mkdtempSync(join(tmpdir(), 'comanda-places-'));
    const folder = await exportFolder(api, 'corner', join(room, 'out'));
    expect(readFileSync(join(folder, 'menus.yaml'), 'utf8')).toContain('- { like: classic }');
    expect(await importFolder(api, folder)).toMatchObject({ is_changed: false });
    rmSync(room, { recursive: true });
    bundle.edit('menus.yaml', '          - like: classic\n', '');
    expect(await importFolder(api, bundle.folder)).toMatchObject({ is_changed: true });
    expect(await api.deps.db.select().from(item_places)).toEqual([]);
  });

  test.each([
    ['an unknown dish', DRINKS, 'like: clasic', 'there is no item "clasic"'],
    ['one of the same menu', BURGERS, 'like: veggie', '"veggie" stands in this menu already'],
    ['a key that is none', DRINKS, 'like: Big Burger', 'did you mean big-burger?'],
    ['more than the key', DRINKS, '{ like: classic, price: 900 }', 'is not a known key'],
  ])('is refused for %s', async (_, before, entry, message) => {
    bundle.edit('menus.yaml', before, `${before}          - ${entry}\n`);
    const read = await readBundle(bundle.folder);
    const faults = read.ok ? [] : read.error.map(formatFault);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });
});
