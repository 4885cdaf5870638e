import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { items, retired_keys, staff, tables } from '../db/schema/index';
import { type RunningApi, startApi } from '../testing';
import { type BundleFolder, makeBundleFolder, SMALL_CAMPAIGNS } from '../testing/bundle-folder';
import { aPicture } from '../testing/picture';
import type { AppliedBundle, ImportOptions } from './apply-bundle';
import { formatFault } from './fault';
import { importBundle } from './import-bundle';
import { keysOf } from './known-ids';
import { readStoredRows } from './stored-rows';

const TABLES = `sections: [{ key: patio, name: Patio }]
tables: [{ key: one, label: Table 1, section: patio }]
`;

const OTHER_MENU = `menus:
  - key: other
    name: Other
    categories:
      - { key: soups, name: Soups, items: [{ key: leek, name: Leek, price: 900 }] }
`;

let picture: Uint8Array;
let right: BundleFolder;
let wrong: BundleFolder;
let api: RunningApi;
beforeAll(async () => {
  picture = await aPicture();
});
beforeEach(async () => {
  [right, wrong] = [makeBundleFolder(picture), makeBundleFolder(picture)];
  right.edit('restaurant.yaml', 'endpoint: corner\n', 'endpoint: corner\nfranchise: burgers\n');
  right.write('tables.yaml', TABLES);
  right.write('campaigns.yaml', SMALL_CAMPAIGNS);
  wrong.write('menus.yaml', OTHER_MENU);
  wrong.write('translations/fr.yaml', '{}');
  wrong.edit('restaurant.yaml', "name: Ana, pin: '1234'", "name: Ben, pin: '5678'");
  api = await startApi();
});
afterEach(async () => {
  right.delete();
  wrong.delete();
  await api.close();
});

async function importIt(
  { folder }: BundleFolder,
  options: ImportOptions = { replace: true },
): Promise<AppliedBundle> {
  const imported = await importBundle(api.deps, folder, options);
  if (!imported.ok) throw new Error(imported.error.map(formatFault).join('\n'));
  return imported.value;
}

async function ids(): Promise<Record<string, string>> {
  const rows = await readStoredRows(api.deps.db, 'corner');
  if (rows === null) throw new Error('The restaurant was to be there.');
  return Object.fromEntries(keysOf(rows).map(({ kind, key, id }) => [`${kind} ${key}`, id]));
}

async function signIn(restaurant_id: string, pin: string): Promise<string> {
  const body = { restaurant_id, pin };
  const reply = await api.inject({ method: 'POST', url: '/api/staff/signIn', body });
  return reply.json<{ token: string }>().token;
}

async function sessionStatus(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await api.inject({ url: '/api/staff/session', headers })).statusCode;
}

describe('a folder that is put back after a wrong one', () => {
  test('gives every key the id it had', async () => {
    await importIt(right);
    const before = await ids();
    for (const kind of ['campaign_group two-burgers.burgers', 'modifier size.large', 'table one'])
      expect(before[kind]).toEqual(expect.any(String));
    await importIt(wrong);
    expect(await ids()).not.toMatchObject({ 'item classic': before['item classic'] });
    await importIt(right);
    expect(await ids()).toEqual(before);
  });

  test('restores stock marks, and the codes printed for its tables', async () => {
    const { restaurant_id } = await importIt(right);
    const until = new Date('2036-01-01T00:00:00Z');
    const { db } = api.deps;
    const ofClassic = and(eq(items.restaurant_id, restaurant_id), eq(items.key, 'classic'));
    await db.update(items).set({ is_in_stock: false, is_in_stock_until: until }).where(ofClassic);
    const [table] = await db.select().from(tables).where(eq(tables.key, 'one'));
    await importIt(wrong);
    await importIt(right);
    const [classic] = await db.select().from(items).where(ofClassic);
    expect(classic).toMatchObject({ is_in_stock: false, is_in_stock_until: until });
    expect(await db.select().from(tables).where(eq(tables.key, 'one'))).toEqual([table]);
  });

  test('has its staff signed in again, who were shut out meanwhile', async () => {
    const { restaurant_id } = await importIt(right);
    const token = await signIn(restaurant_id, '1234');
    await importIt(wrong);
    expect(await sessionStatus(token)).toBe(401);
    expect(await signIn(restaurant_id, '1234')).toBeUndefined();
    await importIt(right);
    expect(await sessionStatus(token)).toBe(200);
    expect(await api.deps.db.select().from(staff).where(eq(staff.is_active, true))).toMatchObject([
      { name: 'Ana' },
    ]);
  });

  test('signs nobody in whose PIN is another than before', async () => {
    const { restaurant_id } = await importIt(right);
    const token = await signIn(restaurant_id, '1234');
    await importIt(wrong);
    right.edit('restaurant.yaml', "pin: '1234'", "pin: '4321'");
    await importIt(right);
    expect(await sessionStatus(token)).toBe(401);
    expect(await signIn(restaurant_id, '4321')).toEqual(expect.any(String));
  });

  test('keeps apart what another restaurant removed', async () => {
    await importIt(right);
    await importIt(wrong);
    const rows = await api.deps.db.select().from(retired_keys);
    expect(rows.map(({ kind, key }) => `${kind} ${key}`)).toContain('item classic');
    right.edit('restaurant.yaml', 'endpoint: corner\n', 'endpoint: other-corner\n');
    await importIt(right);
    const known = new Set(rows.map(({ id }) => id));
    const made = await api.deps.db.select().from(items).where(eq(items.key, 'classic'));
    expect(made.filter(({ item_id }) => known.has(item_id))).toEqual([]);
  });
});
