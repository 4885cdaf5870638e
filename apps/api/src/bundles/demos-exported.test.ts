import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../testing';
import { contentsOf, exportFolder, importFolder } from '../testing/bundle-trip';

let api: RunningApi;
let room: string;
beforeEach(async () => {
  room = mkdtempSync(join(tmpdir(), 'comanda-demos-'));
  api = await startApi();
});
afterEach(async () => {
  rmSync(room, { recursive: true, force: true });
  await api.close();
});

test.each([
  'harbor-burger',
  'bistro-odile',
  'lantern-house',
  'backlot',
  'backlot-locations/danforth',
])('the demo restaurant %s makes the way, and reads as if written by hand', async (name) => {
  const demo = fileURLToPath(new URL(`../../../../demo/${name}`, import.meta.url));
  const { endpoint } = await importFolder(api, demo);
  const first = await exportFolder(api, endpoint, join(room, 'first'));
  expect(await importFolder(api, first)).toMatchObject({ is_changed: false });
  const second = await exportFolder(api, endpoint, join(room, 'second'));
  expect(contentsOf(second)).toEqual(contentsOf(first));
  const text = readFileSync(join(first, 'menus.yaml'), 'utf8');
  expect(text).toMatch(/^ +- (?:\{ )?key: [\w-]+/m);
  expect(text).not.toContain('null');
});
