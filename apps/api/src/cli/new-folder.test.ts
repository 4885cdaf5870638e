import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBundle } from '../bundles/read-bundle';
import { newFolder } from './new-folder';

let room: string;
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'comanda-new-'));
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(room, { recursive: true, force: true });
});

test('a new folder is a whole restaurant without fault, named after itself', async () => {
  expect(newFolder(join(room, 'Chez Ada'))).toBe(0);
  const read = await readBundle(join(room, 'Chez Ada'));
  expect(read.ok ? read.value.restaurant.endpoint : read.error).toBe('chez-ada');
});

test('what is in the folder stays', () => {
  newFolder(join(room, 'cafe'));
  expect(() => newFolder(join(room, 'cafe'))).toThrow('is not empty; nothing was written');
});
