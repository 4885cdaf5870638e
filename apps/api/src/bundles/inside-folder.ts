import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file's real place; null when there is none, or when a link leads out of the folder. */
export async function insideFolder(folder: string, path: string): Promise<string | null> {
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, path));
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : null;
  } catch {
    return null;
  }
}
