import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../testing';
import { type BundleFolder, makeBundleFolder } from '../testing/bundle-folder';
import { aPicture } from '../testing/picture';
import { exportBundle } from './export-bundle';
import { formatFault } from './fault';
import { importBundle } from './import-bundle';

let picture: Uint8Array;
let bundle: BundleFolder;
let room: string;
let api: RunningApi;
beforeAll(async () => {
  picture = await aPicture();
});
beforeEach(async () => {
  bundle = makeBundleFolder(picture);
  room = mkdtempSync(join(tmpdir(), 'comanda-older-'));
  api = await startApi();
});
afterEach(async () => {
  bundle.delete();
  rmSync(room, { recursive: true });
  await api.close();
});

async function exported(name: string): Promise<string> {
  const folder = join(room, name);
  const written = await exportBundle(api.deps, 'corner', folder);
  if (!written.ok) throw new Error(JSON.stringify(written.error));
  return folder;
}

function edit(folder: string, from: string, to: string): void {
  const file = join(folder, 'menus.yaml');
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`menus.yaml does not say ${from}`);
  writeFileSync(file, text.replace(from, to));
}

/** The faults of an import; empty when it was applied. */
async function faultsOf(folder: string, older = false): Promise<string[]> {
  const imported = await importBundle(api.deps, folder, { older });
  return imported.ok ? [] : imported.error.map(formatFault);
}

test('one exported folder is edited and imported as often as one likes', async () => {
  await faultsOf(bundle.folder);
  const folder = await exported('first');
  expect(readFileSync(join(folder, 'restaurant.yaml'), 'utf8')).toContain('revision: 1\n');
  for (const [from, to] of [
    ['1150', '1200'],
    ['1200', '1250'],
  ] as const) {
    edit(folder, from, to);
    expect(await faultsOf(folder)).toEqual([]);
  }
});

test('a folder exported before the one that was imported last wants --older', async () => {
  await faultsOf(bundle.folder);
  const [old, untouched] = [await exported('old'), await exported('untouched')];
  edit(old, '1150', '1200');
  await faultsOf(old);
  const recent = await exported('recent');
  expect(await faultsOf(untouched)).toEqual([]);
  await faultsOf(old);
  edit(recent, '1200', '1300');
  expect(await faultsOf(recent)).toEqual([]);

  edit(old, '1200', '1250');
  expect(await faultsOf(old)).toEqual([
    'restaurant.yaml revision: this folder was exported at revision 1, and a newer one (revision 2) was imported since; export corner again, or take the restaurant back with --older',
  ]);
  expect(await faultsOf(old, true)).toEqual([]);
  expect(await faultsOf(recent)).toEqual([]);
});

test('after a folder written by hand, those exported before it are older', async () => {
  await faultsOf(bundle.folder);
  const folder = await exported('folder');
  bundle.edit('menus.yaml', 'price: 1150', 'price: 1200');
  expect(await faultsOf(bundle.folder)).toEqual([]);
  expect(await faultsOf(folder)).toHaveLength(1);
  bundle.edit('menus.yaml', 'price: 1200', 'price: 1150');
  expect(await faultsOf(bundle.folder)).toEqual([]);
  // The folder says nothing new.
  expect(await faultsOf(folder)).toEqual([]);
});

test('a folder from another server keeps its revision, and one that is copied starts a restaurant', async () => {
  bundle.edit('restaurant.yaml', 'endpoint: corner\n', 'endpoint: corner\nrevision: 7\n');
  expect(await faultsOf(bundle.folder)).toEqual([]);
  const folder = await exported('folder');
  expect(readFileSync(join(folder, 'restaurant.yaml'), 'utf8')).toContain('revision: 7\n');
  bundle.edit('menus.yaml', 'price: 1150', 'price: 1200');
  expect(await faultsOf(bundle.folder)).toEqual([]);
  const next = await exported('next');
  expect(readFileSync(join(next, 'restaurant.yaml'), 'utf8')).toContain('revision: 8\n');
});
