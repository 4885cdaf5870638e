import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The first of the folders that holds the file decides; null when none does. */
export async function insideFolders(
  folders: readonly string[],
  path: string,
): Promise<string | null> {
  for (const folder of folders) {
    const file = await insideFolder(folder, path);
    if (file !== null) return file;
  }
  return null;
}

/** A file's real place; null when there is none, or when a link leads out of the folder. */
async function insideFolder(folder: string, path: string): Promise<string | null> {
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, path));
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : null;
  } catch {
    return null;
  }
}
