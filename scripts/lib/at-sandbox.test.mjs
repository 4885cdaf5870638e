import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { atSandbox } from './at-sandbox.mjs';
import { fromRoot } from './paths.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  writeFileSync(
    join(folder, 'restaurant.yaml'),
    'name: Inn\nembed_origin: http://localhost:4801\n',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(bundle) {
  return readFileSync(join(bundle, 'restaurant.yaml'), 'utf8');
}

function used(port, bundle = folder) {
  return atSandbox([bundle], port, ([given]) => ({ given, text: read(given) }));
}

test('a copy names the sandbox where it listens, and is gone afterwards', async () => {
  const { given, text } = await used(7351);
  expect(text).toBe('name: Inn\nembed_origin: http://localhost:7351\n');
  expect(existsSync(given)).toBe(false);
  expect(read(folder)).toContain('4801');
});

test('at the usual port, and where no sandbox is named, the folder itself is used', async () => {
  expect((await used(4801)).given).toBe(folder);
  writeFileSync(join(folder, 'restaurant.yaml'), 'embed_origin: https://lobby.example\n');
  expect((await used(7351)).given).toBe(folder);
});

test('the hotel of the demo is one that names it', async () => {
  const { text } = await used(7351, fromRoot('demo/lantern-house'));
  expect(text).toContain('\nembed_origin: http://localhost:7351\n');
});
