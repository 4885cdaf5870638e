import { resolve } from 'node:path';
import type { AppliedBundle, ImportOptions } from '../bundles/apply-bundle';
import { formatFault } from '../bundles/fault';
import { importBundle } from '../bundles/import-bundle';
import { readConfig } from '../config';
import { askAtTerminal, confirmTarget } from './import-target';
import { importThroughServer } from './import-through-server';
import { runningServer } from './running-server';
import { printFaults } from './validate-folders';
import { withDeps } from './with-deps';

export type ImportedFolder =
  | { readonly ok: true; readonly value: Pick<AppliedBundle, 'endpoint' | 'counts'> }
  | { readonly ok: false; readonly faults: readonly string[] };

type ImportFolder = (folder: string) => Promise<ImportedFolder>;

/** Imports folders and prints what came of each; resolves with the exit code. */
export async function importFolders(
  folders: readonly string[],
  options: ImportOptions = {},
): Promise<number> {
  const config = readConfig(process.env);
  const server = runningServer(config);
  if (server !== null) {
    console.log(`into ${config.dataDir}, through the server that runs on it`);
    return importAll(folders, importThroughServer(server, options));
  }
  if (!(await confirmTarget(config, askAtTerminal()))) {
    console.error('Nothing was imported.');
    return 1;
  }
  return withDeps(config, (deps) =>
    importAll(folders, async (folder) => {
      const imported = await importBundle(deps, folder, options);
      return imported.ok ? imported : { ok: false, faults: imported.error.map(formatFault) };
    }),
  );
}

async function importAll(folders: readonly string[], importFolder: ImportFolder): Promise<number> {
  let code = 0;
  for (const folder of folders) {
    const imported = await importFolder(resolve(folder));
    if (imported.ok) {
      console.log(`✓ ${folder}: ${describe(imported.value)}`);
    } else {
      code = 1;
      printFaults(folder, imported.faults);
    }
  }
  return code;
}

function describe({ endpoint, counts }: Pick<AppliedBundle, 'endpoint' | 'counts'>): string {
  const whole = [
    'menus',
    'categories',
    'items',
    'modifier_groups',
    'modifiers',
    'pictures',
    'translations',
  ]
    .map((name) => `${counts[name] ?? 0} ${name.replace('_', ' ')}`)
    .join(', ');
  const changes = ['added', 'changed', 'removed']
    .filter((part) => counts[`rows_${part}`] !== 0)
    .map((part) => `${counts[`rows_${part}`]} ${part}`);
  return `${endpoint}: ${whole} (rows: ${changes.length === 0 ? 'no change' : changes.join(', ')})`;
}
