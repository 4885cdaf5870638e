import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeBundle, fingerprint, listDemoBundles, openImportLog } from './demo.mjs';

let root;
let bundle;
let dataDir;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'demo-'));
  bundle = join(root, 'bundles', 'corner');
  dataDir = join(root, 'data');
  mkdirSync(join(bundle, 'images'), { recursive: true });
  mkdirSync(join(dataDir, 'pg'), { recursive: true });
  writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '18');
  writeFileSync(
    join(bundle, 'restaurant.yaml'),
    'name: Corner\nendpoint: corner\nstaff:\n  - { name: Ana, pin: "4711" }\n',
  );
  writeFileSync(join(bundle, 'images', 'a.svg'), '<svg/>');
});
afterEach(() => rmSync(root, { recursive: true }));

test('finds the folders that hold a restaurant, and how to get in', async () => {
  mkdirSync(join(root, 'bundles', 'not-one'));

  expect(listDemoBundles(join(root, 'bundles'))).toEqual([bundle]);
  expect(await describeBundle(bundle)).toEqual({
    name: 'Corner',
    endpoint: 'corner',
    pin: '4711',
    setupCode: undefined,
    tableCode: undefined,
    isLocation: false,
  });
});

test('a folder that extends another comes after it, and changes with it', () => {
  const location = join(root, 'bundles', 'a-group', 'north');
  mkdirSync(location, { recursive: true });
  writeFileSync(
    join(location, 'restaurant.yaml'),
    'extends: ../../corner\nname: North\nendpoint: north\n',
  );
  expect(listDemoBundles(join(root, 'bundles'))).toEqual([bundle, location]);

  const before = fingerprint(location);
  writeFileSync(join(bundle, 'images', 'a.svg'), '<svg />');
  expect(fingerprint(location)).not.toBe(before);
});

test('the fingerprint is of the content, wherever it lies', () => {
  const before = fingerprint(bundle);
  cpSync(bundle, join(root, 'copy'), { recursive: true });
  expect(fingerprint(join(root, 'copy'))).toBe(before);

  writeFileSync(join(bundle, 'images', 'a.svg'), '<svg />');
  expect(fingerprint(bundle)).not.toBe(before);
});

test('a bundle is imported once, again when it changes, and again into another database', () => {
  expect(openImportLog({ dataDir }).isNew(bundle)).toBe(true);
  openImportLog({ dataDir }).remember(bundle);
  expect(openImportLog({ dataDir }).isNew(bundle)).toBe(false);
  expect(openImportLog({ dataDir, databaseUrl: 'postgres://elsewhere' }).isNew(bundle)).toBe(true);

  utimesSync(join(dataDir, 'pg', 'PG_VERSION'), 1, 1);
  expect(openImportLog({ dataDir }).isNew(bundle)).toBe(true);

  openImportLog({ dataDir }).remember(bundle);
  writeFileSync(join(bundle, 'restaurant.yaml'), 'name: Corner 2\n');
  expect(openImportLog({ dataDir }).isNew(bundle)).toBe(true);
});
