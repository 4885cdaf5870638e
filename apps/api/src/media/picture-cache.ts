import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MOST_BYTES = 512 * 1024 * 1024;
/** Looking through the folder is slow, so it is done once in so many new files. */
const TIDY_EVERY = 200;

export type PictureCache = {
  /** The file of this name, made when there is none; callers that come meanwhile wait for the same one. */
  readonly get: (name: string, make: () => Promise<Buffer | null>) => Promise<Buffer | null>;
  /** The same for a file that is too large for memory: where it lies. */
  readonly getFile: (
    name: string,
    make: () => Promise<Uint8Array | null>,
  ) => Promise<string | null>;
};

/** Resized pictures on disk; those unused for longest go when they take more than the bound. All of them can be made again. */
export function createPictureCache(folder: string, mostBytes = MOST_BYTES): PictureCache {
  const making = new Map<string, Promise<Buffer | null>>();
  const writing = new Map<string, Promise<string | null>>();
  let written = 0;

  async function readOrMake(
    name: string,
    make: () => Promise<Buffer | null>,
  ): Promise<Buffer | null> {
    const file = join(folder, name);
    const kept = await readKept(file);
    if (kept !== null) return kept;
    const made = await make();
    if (made === null) return null;
    // A full disk must not keep a picture from being shown.
    await write(file, made).catch(() => undefined);
    return made;
  }

  async function findOrWrite(
    name: string,
    make: () => Promise<Uint8Array | null>,
  ): Promise<string | null> {
    const file = join(folder, name);
    if (await touch(file)) return file;
    const made = await make();
    if (made === null) return null;
    await write(file, made);
    return file;
  }

  async function write(file: string, bytes: Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true });
    const unfinished = `${file}.${process.pid}.part`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    written += 1;
    if (written % TIDY_EVERY === 0) await tidy(folder, mostBytes);
  }

  return {
    get(name, make) {
      const pending = making.get(name);
      if (pending !== undefined) return pending;
      const work = readOrMake(name, make).finally(() => making.delete(name));
      making.set(name, work);
      return work;
    },
    getFile(name, make) {
      const pending = writing.get(name);
      if (pending !== undefined) return pending;
      const work = findOrWrite(name, make).finally(() => writing.delete(name));
      writing.set(name, work);
      return work;
    },
  };
}

async function readKept(file: string): Promise<Buffer | null> {
  try {
    const bytes = await readFile(file);
    await touch(file);
    return bytes;
  } catch {
    return null;
  }
}

/** Marks a file as used now; false when there is none. */
async function touch(file: string): Promise<boolean> {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}

/** Removes the files unused for longest until the rest fits. */
export async function tidy(folder: string, mostBytes: number): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const { size, mtimeMs } = await stat(file);
      return { file, size, mtimeMs };
    }),
  );
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { file, size } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (total <= mostBytes) break;
    await rm(file, { force: true });
    total -= size;
  }
}
