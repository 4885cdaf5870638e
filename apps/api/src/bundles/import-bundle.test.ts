import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { access_tokens, items, modifiers, restaurants, staff } from '../db/schema/index';
import { verifyPin } from '../shared/pin';
import { type RunningApi, startApi } from '../testing';
import { type BundleFolder, makeBundleFolder } from '../testing/bundle-folder';
import { aPicture } from '../testing/picture';
import type { AppliedBundle, ImportOptions } from './apply-bundle';
import { formatFault } from './fault';
import { importBundle } from './import-bundle';

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

async function importIt(options: ImportOptions = {}): Promise<AppliedBundle> {
  const imported = await importBundle(api.deps, bundle.folder, options);
  if (!imported.ok) throw new Error(imported.error.map(formatFault).join('\n'));
  return imported.value;
}

async function item(key: string) {
  const [row] = await api.deps.db.select().from(items).where(eq(items.key, key));
  return row;
}

describe('a first import', () => {
  test('makes everything', async () => {
    const applied = await importIt();
    expect(applied).toMatchObject({ endpoint: 'corner', menu_version: 1, is_changed: true });
    expect(applied.counts).toMatchObject({
      menus: 2,
      categories: 2,
      items: 3,
      modifiers: 2,
      pictures: 2,
      staff: 1,
      rows_removed: 0,
    });
    expect(await item('classic')).toMatchObject({
      price: 1150,
      is_in_stock: true,
      image: 'images/classic.png',
    });
  });

  test('keeps a PIN as a hash only', async () => {
    await importIt();
    const [row] = await api.deps.db.select().from(staff);
    expect(row?.pin_hash).not.toContain('1234');
    expect(await verifyPin('1234', row?.pin_hash ?? '')).toBe(true);
  });

  test('describes pictures by what is in them', async () => {
    await importIt();
    const entry = await api.deps.catalogue.get('corner');
    const image = entry?.menus[0]?.categories[0]?.items[0]?.image;
    expect(image).toMatchObject({
      width: 400,
      height: 300,
      widths: [160, 320, 400],
      colour: '#386898',
    });
    expect(entry?.restaurant.logo).toMatchObject({
      width: 640,
      height: 320,
      widths: [160, 320, 480, 640],
    });
  });
});

describe('importing again', () => {
  test('the same folder changes nothing', async () => {
    const first = await importIt();
    const second = await importIt();
    expect(second).toEqual({
      ...first,
      is_changed: false,
      counts: { ...first.counts, rows_added: 0, rows_changed: 0, rows_removed: 0 },
    });
  });

  test('a new price is a new version, under the same ids', async () => {
    await importIt();
    const before = await item('classic');
    bundle.edit('menus.yaml', 'price: 1150', 'price: 1200');
    const applied = await importIt();
    expect(applied).toMatchObject({ menu_version: 2, is_changed: true });
    expect(applied.counts).toMatchObject({ rows_added: 0, rows_changed: 1, rows_removed: 0 });
    expect(await item('classic')).toEqual({ ...before, price: 1200 });
  });

  test('what vanished from the folder is removed', async () => {
    await importIt();
    bundle.edit(
      'menus.yaml',
      '          - key: veggie\n            name: Veggie\n            price: 1050\n            is_in_stock: false\n',
      '',
    );
    const applied = await importIt();
    expect(applied.counts).toMatchObject({ items: 2, rows_removed: 1 });
    expect(await item('veggie')).toBeUndefined();
  });

  test('a category may move with everything in it', async () => {
    await importIt();
    const before = await item('cola');
    bundle.edit(
      'menus.yaml',
      '  - key: lunch-menu\n    name: Lunch menu\n    schedule: lunch\n    categories:\n',
      '',
    );
    const applied = await importIt();
    expect(applied.counts).toMatchObject({ menus: 1, categories: 2, items: 3, rows_removed: 1 });
    expect((await item('cola'))?.item_id).toBe(before?.item_id);
    expect((await item('cola'))?.menu_id).not.toBe(before?.menu_id);
  });

  test('a group and its modifiers go together', async () => {
    await importIt();
    bundle.write('menus.yaml', withoutGroups());
    bundle.edit('translations/fr.yaml', 'modifiers:\n  size.large: { name: Grand }\n', '');
    await importIt();
    expect(await api.deps.db.select().from(modifiers)).toEqual([]);
  });

  test('what the kitchen marked stays, until the folder itself says something new', async () => {
    await importIt();
    await api.deps.db.update(items).set({ is_in_stock: false }).where(eq(items.key, 'classic'));
    await api.deps.db.update(items).set({ is_in_stock: true }).where(eq(items.key, 'veggie'));
    expect(await importIt()).toMatchObject({ is_changed: false });
    bundle.edit('menus.yaml', 'price: 1150', 'price: 1200');
    await importIt();
    expect([(await item('classic'))?.is_in_stock, (await item('veggie'))?.is_in_stock]).toEqual([
      false,
      true,
    ]);
    bundle.edit('menus.yaml', 'price: 1200', 'price: 1200\n            is_in_stock: false');
    bundle.edit('menus.yaml', 'price: 1050\n            is_in_stock: false', 'price: 1050');
    await importIt();
    expect([(await item('classic'))?.is_in_stock, (await item('veggie'))?.is_in_stock]).toEqual([
      false,
      true,
    ]);
  });

  test('a new PIN ends the sessions that the old one opened', async () => {
    const { restaurant_id } = await importIt();
    const body = { restaurant_id, pin: '1234' };
    expect((await api.inject({ method: 'POST', url: '/api/staff/signIn', body })).statusCode).toBe(
      200,
    );
    bundle.edit('restaurant.yaml', "pin: '1234'", "pin: '5678'");
    await importIt({ replace: true });
    expect(await api.deps.db.select().from(access_tokens)).toEqual([]);
    expect((await api.inject({ method: 'POST', url: '/api/staff/signIn', body })).statusCode).toBe(
      401,
    );
  });

  test('two imports at once do not get in each other’s way', async () => {
    const [one, other] = await Promise.all([importIt(), importIt()]);
    expect(other.restaurant_id).toBe(one.restaurant_id);
    expect(await api.deps.db.select().from(restaurants)).toHaveLength(1);
  });

  test('everyone who listens is told once it is committed, and only then', async () => {
    const heard: unknown[] = [];
    api.deps.events.subscribe((event) => heard.push(event));
    const { restaurant_id } = await importIt();
    await importIt();
    await expect
      .poll(() => heard)
      .toEqual([{ type: 'restaurant.changed', restaurant_id, menu_version: 1, state: 'ACTIVE' }]);
  });
});

test('with a fault nothing is applied', async () => {
  await importIt();
  bundle.edit('menus.yaml', 'price: 1150', 'price: 1200');
  bundle.edit('menus.yaml', 'price: 300', 'price: free');
  const imported = await importBundle(api.deps, bundle.folder);
  expect(imported.ok).toBe(false);
  expect(await item('classic')).toMatchObject({ price: 1150 });
});

test('the demo restaurant comes in whole, in four languages', async () => {
  const demo = fileURLToPath(new URL('../../../../demo/harbor-burger', import.meta.url));
  const imported = await importBundle(api.deps, demo);
  if (!imported.ok) throw new Error(imported.error.map(formatFault).join('\n'));
  expect(imported.value.counts['items']).toBeGreaterThanOrEqual(60);
  expect(imported.value.counts['categories']).toBeGreaterThanOrEqual(8);
  for (const language of ['en', 'fr', 'es', 'pt']) {
    const reply = await api.inject(`/api/menu/harbor/menus?language=${language}`);
    expect(reply.statusCode).toBe(200);
  }
});

function withoutGroups(): string {
  return `menus:
  - key: all-day
    name: All day
    categories:
      - key: burgers
        name: Burgers
        items:
          - { key: classic, name: Classic, price: 1150 }
`;
}
