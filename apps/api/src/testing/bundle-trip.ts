import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportBundle } from '../bundles/export-bundle';
import type { RunningApi } from '../testing';
import { importHeard } from './import-heard';

export function importFolder({ deps }: RunningApi, folder: string) {
  return importHeard(deps, folder);
}

export async function exportFolder({ deps }: RunningApi, endpoint: string, folder: string) {
  const exported = await exportBundle(deps, endpoint, folder);
  if (!exported.ok) throw new Error(JSON.stringify(exported.error));
  return folder;
}

/** path → hash of the bytes. */
export function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted()
      .map((file) => [
        file.slice(folder.length + 1),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}
