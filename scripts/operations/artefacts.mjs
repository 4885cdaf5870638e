import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

/** The artefacts that the page names, made by its command. */
const APPS = ['diner-web', 'receipts', 'kiosk', 'staff-reader', 'video-wall', 'api'];

/** Makes the artefacts; resolves with the first result that is a fault, or the last. */
export async function buildAsWritten() {
  let result;
  for (const app of APPS) {
    result = await run(process.execPath, [fromRoot('scripts/artefact.mjs'), app]);
    if (result.status !== 0) return result;
  }
  return result;
}

/** Unpacks the api's artefact; resolves with its folder. */
export async function installArtefact(home) {
  const folder = join(home, 'installed');
  mkdirSync(folder);
  const { status, output } = await run('tar', [
    '-xzf',
    fromRoot('artefacts/api.tar.gz'),
    '-C',
    folder,
  ]);
  if (status !== 0) throw new Error(output);
  return join(folder, 'api');
}
