import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startApi } from '../testing';
import { confirmTarget } from './import-target';

const NO_SERVER = 1;

let room: string;
let printed: string[];
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'comanda-target-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(room, { recursive: true });
});

test('an import says into which data folder or database it writes', async () => {
  mkdirSync(join(room, 'pg'));
  const known = { dataDir: room, databaseUrl: null, port: NO_SERVER };
  expect(await confirmTarget(known, () => Promise.reject(new Error('asked')))).toBe(true);
  const databaseUrl = 'postgres://me:secret@db.example:5432/comanda';
  expect(await confirmTarget({ ...known, databaseUrl }, null)).toBe(true);
  expect(printed).toEqual([`into ${room}`, 'into the database db.example:5432/comanda']);
});

test('a new data folder is asked about, and named beside the server that has another', async () => {
  const api = await startApi({ listen: true });
  const port = Number(new URL(api.url).port);
  const dataDir = join(room, 'new');
  for (const answer of [true, false])
    expect(await confirmTarget({ dataDir, databaseUrl: null, port }, async () => answer)).toBe(
      answer,
    );
  await api.close();
  expect(printed[0]).toBe(
    `into ${dataDir}, which is new. A server answers on port ${port}; it has another data folder (DATA_DIR).`,
  );
  // A script that nobody watches goes on.
  expect(await confirmTarget({ dataDir, databaseUrl: null, port: NO_SERVER }, null)).toBe(true);
  expect(printed.at(-1)).toBe(`into ${dataDir}, which is new.`);
});
