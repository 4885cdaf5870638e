import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Process that locks a data folder, and its URL once it listens. */
export type LockHolder = { readonly pid: number; readonly url: string | null };

export type FolderLock = {
  /** Says where the server answers, so that the command line can reach it. */
  readonly announce: (url: string) => void;
  readonly release: () => void;
};

/** The data folder is in use; the message is the one line that the operator sees. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  readonly holder: LockHolder;

  constructor(dataDir: string, holder: LockHolder) {
    const where = holder.url === null ? '' : ` at ${holder.url}`;
    super(
      `${dataDir} is in use by Comanda${where} (process ${holder.pid}). Stop it first, or set DATA_DIR.`,
    );
    this.holder = holder;
  }
}

/**
 * Takes a data folder for this process. The embedded database has no lock of its own, and two openers lose rows silently.
 * The lock of a process that is gone is taken over; a live one is refused with FolderInUseError.
 */
export function takeFolderLock(dataDir: string): FolderLock {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'lock');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (createLock(file)) return heldLock(file);
    const holder = readLock(dataDir);
    if (holder !== null) throw new FolderInUseError(dataDir, holder);
    rmSync(file, { force: true });
  }
  throw new Error(`${file} cannot be taken: another process keeps making it.`);
}

/** Returns the lock holder of a data folder, or null. */
export function readLock(dataDir: string): LockHolder | null {
  try {
    const { pid, url } = JSON.parse(
      readFileSync(join(dataDir, 'lock'), 'utf8'),
    ) as Partial<LockHolder>; // written by createLock or announce
    return typeof pid === 'number' && isAlive(pid) ? { pid, url: url ?? null } : null;
  } catch {
    // No lock, or one that was cut short when its process died.
    return null;
  }
}

function createLock(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, url: null }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function heldLock(file: string): FolderLock {
  return {
    announce: (url) => writeFileSync(file, JSON.stringify({ pid: process.pid, url })),
    release: () => rmSync(file, { force: true }),
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
