import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { table_sessions, tables } from '../db/schema/index';
import { addSectionGuest } from '../modules/tables/add-section-guest';
import { joinTable } from '../modules/tables/join-table';
import { type RunningApi, startApi } from '../testing';
import { type BundleFolder, makeBundleFolder } from '../testing/bundle-folder';
import { aPicture } from '../testing/picture';
import { exportBundle } from './export-bundle';
import { formatFault } from './fault';
import { importBundle } from './import-bundle';

const TABLES = `table_presence: pin
sections:
  - { key: patio, name: Patio }
  - { key: curb, name: Curb, section_type: TAKEOUT }
tables:
  - { key: one, label: Table 1, local_id: A1B2, section: patio }
  - { key: two, label: Table 2 }
  - { key: bar, label: Bar, section: curb, is_standing: true, is_tablet: true, is_in_service: false }
`;

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

async function importIt(text: string) {
  bundle.write('tables.yaml', text);
  const imported = await importBundle(api.deps, bundle.folder, { replace: true });
  if (!imported.ok) throw new Error(imported.error.map(formatFault).join('\n'));
  return imported.value;
}

async function faultsOf(text: string): Promise<string[]> {
  bundle.write('tables.yaml', text);
  const imported = await importBundle(api.deps, bundle.folder);
  return imported.ok ? [] : imported.error.map(formatFault);
}

async function table(key: string) {
  const [row] = await api.deps.db.select().from(tables).where(eq(tables.key, key));
  return row;
}

function join4(restaurant_id: string, local_id: string) {
  return joinTable(api.deps, [], { restaurant_id, local_id });
}

describe('tables.yaml', () => {
  test('makes tables with their codes; one without a code gets one and keeps it', async () => {
    const { counts } = await importIt(TABLES);
    expect(counts['tables']).toBe(3);
    expect(await table('one')).toMatchObject({ local_id: 'A1B2', section_type: 'DINE_IN' });
    expect(await table('bar')).toMatchObject({
      section_type: 'TAKEOUT',
      is_standing: true,
      is_tablet: true,
      is_in_service: false,
    });
    const made = (await table('two'))?.local_id;
    expect(made).toMatch(/^[2-9A-HJ-NP-Z]{4}$/);
    expect((await importIt(TABLES)).is_changed).toBe(false);
    await importIt(TABLES.replace('Table 2', 'Window'));
    expect(await table('two')).toMatchObject({ label: 'Window', local_id: made });
  });

  test('says whether there is a table to sit at', async () => {
    const { restaurant_id } = await importIt(TABLES);
    async function hasTables() {
      return (await api.deps.catalogue.get(restaurant_id))?.restaurant.has_tables;
    }
    expect(await hasTables()).toBe(true);
    const none = TABLES.replace(/tables:[^]*/, 'tables: []\n');
    await importIt(none);
    expect(await hasTables()).toBe(false);
  });

  test('swaps codes between tables', async () => {
    const two = '{ key: two, label: Table 2, local_id: C3D4 }';
    const given = TABLES.replace('{ key: two, label: Table 2 }', two);
    await importIt(given);
    await importIt(given.replace('A1B2', 'temp').replace('C3D4', 'A1B2').replace('temp', 'C3D4'));
    expect((await table('one'))?.local_id).toBe('C3D4');
    expect((await table('two'))?.local_id).toBe('A1B2');
  });

  test('names printed codes that would lead nowhere, or to another table', async () => {
    const given = TABLES.replace('label: Table 2', 'label: Table 2, local_id: C3D4');
    await importIt(given);
    expect(await faultsOf(given.replace(/ +- [{] key: two.*\n/, ''))).toEqual([
      'tables.yaml two: the printed code C3D4 of Table 2 would lead nowhere (corner exists; --replace allows it)',
    ]);
    expect(await faultsOf(given.replace('C3D4', 'E5F6'))).toEqual([
      'tables.yaml two: the printed code C3D4 of Table 2 would lead nowhere; its new one is E5F6 (corner exists; --replace allows it)',
    ]);
    const swapped = given.replace('A1B2', 'temp').replace('C3D4', 'A1B2').replace('temp', 'C3D4');
    expect(await faultsOf(swapped)).toEqual([
      'tables.yaml one: the printed code A1B2 of Table 1 would open Table 2 (corner exists; --replace allows it)',
      'tables.yaml two: the printed code C3D4 of Table 2 would open Table 1 (corner exists; --replace allows it)',
    ]);
    expect(await faultsOf(given.replace('label: Table 2', 'label: Window'))).toEqual([]);
    expect(
      await faultsOf(given.replace('key: two, label: Table 2', 'key: b, label: Window')),
    ).toEqual([]);
  });

  test('closes a table that is gone or out of service, and frees its code', async () => {
    const open = TABLES.replace('table_presence: pin\n', '');
    const { restaurant_id } = await importIt(open);
    const first = await join4(restaurant_id, 'A1B2');
    if (!first.ok) throw new Error(first.error.code);
    await importIt(open.replace('label: Table 1,', 'label: Table 1, is_in_service: false,'));
    const [session] = await api.deps.db.select().from(table_sessions);
    expect(session).toMatchObject({ closed_from: 'import' });
    expect(await join4(restaurant_id, 'A1B2')).toMatchObject({
      error: { code: 'table_not_found' },
    });

    await importIt(open.replace('key: one', 'key: other'));
    const again = await join4(restaurant_id, 'A1B2');
    expect(again.ok && again.value.table.table_id).not.toBe(first.value.table.table_id);
    expect(await api.deps.db.select().from(tables)).toHaveLength(4);
  });

  test('leaves the tables of single guests alone', async () => {
    const { restaurant_id } = await importIt(TABLES);
    const section_type = 'TAKEOUT';
    await addSectionGuest(api.deps, {
      restaurant_id,
      section_type,
      table_tent: null,
      opened_by_token: null,
    });
    await importIt('tables: []');
    expect(
      await api.deps.db.select().from(tables).where(eq(tables.is_in_service, true)),
    ).toHaveLength(1);
  });

  test.each([
    ['given out by the restaurant', 'label: Table 2'],
    ['of digits alone', "label: Table 2, local_id: '3289'"],
    ['that looks like a number', "label: Table 2, local_id: '1E23'"],
  ])('comes back from an export as it was, with a code %s', async (_which, second) => {
    await importIt(TABLES.replace('label: Table 2', second));
    const folder = mkdtempSync(join(tmpdir(), 'comanda-export-'));
    expect(await exportBundle(api.deps, 'corner', join(folder, 'out'))).toMatchObject({ ok: true });
    const exported: unknown = parse(readFileSync(join(folder, 'out', 'tables.yaml'), 'utf8'));
    const local_id = (await table('two'))?.local_id;
    expect(exported).toMatchObject({
      table_presence: 'pin',
      tables: [{ key: 'one' }, { key: 'two', local_id }, { key: 'bar' }],
    });
    const back = await importBundle(api.deps, join(folder, 'out'));
    rmSync(folder, { recursive: true });
    expect(back).toMatchObject({ ok: true, value: { is_changed: false } });
  });

  test.each([
    ['an unknown section', 'section: patio', 'section: roof', 'there is no section "roof"'],
    [
      'a code twice',
      'label: Table 2',
      'label: Table 2, local_id: A1B2',
      '"A1B2" stands here twice',
    ],
    ['a key twice', 'key: two', 'key: one', '"one" stands here twice'],
    ['a code that cannot be typed', 'A1B2', 'a1b', '4 digits or capital letters'],
  ])('is refused with %s', async (_, from, to, message) => {
    expect((await faultsOf(TABLES.replace(from, to))).join('\n')).toContain(message);
  });
});
