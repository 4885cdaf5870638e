import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, readLock, takeFolderLock } from './lock';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'comanda-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('is held until it is released', () => {
  const lock = takeFolderLock(dataDir);
  expect(() => takeFolderLock(dataDir)).toThrow(FolderInUseError);
  lock.release();
  takeFolderLock(dataDir).release();
  expect(readLock(dataDir)).toBeNull();
});

test('says who holds it and where that one answers', () => {
  const lock = takeFolderLock(dataDir);
  expect(readLock(dataDir)).toEqual({ pid: process.pid, url: null });
  lock.announce('http://localhost:4800');
  expect(JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8'))).toEqual({
    pid: process.pid,
    url: 'http://localhost:4800',
  });
  expect(() => takeFolderLock(dataDir)).toThrow(
    `${dataDir} is in use by Comanda at http://localhost:4800 (process ${process.pid}). Stop it first, or set DATA_DIR.`,
  );
  lock.release();
});

test('is taken over from a process that is gone', () => {
  const { pid } = spawnSync(process.execPath, ['--eval', '']);
  writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid, url: 'http://localhost:4800' }));
  expect(readLock(dataDir)).toBeNull();
  takeFolderLock(dataDir).release();
});

test('is taken over when it was cut short', () => {
  writeFileSync(join(dataDir, 'lock'), '{"pid":');
  takeFolderLock(dataDir).release();
});
