import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { err, ok, type Result } from '@comanda/kernel';
import type { BundleFiles } from './bundle-files';

/** Writes a folder whole or not at all, and only where nothing is yet. */
export function writeFolder(folder: string, files: BundleFiles): Result<void, string> {
  const refusal = reasonNotWritable(folder);
  if (refusal !== null) return err(refusal);
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
  try {
    for (const [path, content] of files) {
      const file = join(draft, path);
      mkdirSync(dirname(file), { recursive: true });
      // PINs stand in restaurant.yaml as hashes of a few digits, which can be guessed by whoever reads them.
      writeFileSync(file, content, { mode: path === 'restaurant.yaml' ? 0o600 : 0o644 });
    }
    chmodSync(draft, 0o755);
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return ok(undefined);
}

function reasonNotWritable(folder: string): string | null {
  if (!existsSync(folder)) return null;
  if (!statSync(folder).isDirectory()) return `${folder} is a file; a folder is needed`;
  return readdirSync(folder).length === 0
    ? null
    : `${folder} is not empty; nothing was written, because what is there could get lost. Choose a new folder`;
}
