import { openImportLog } from './demo.mjs';
import { run } from './run.mjs';
import { shown } from './refuse-when-taken.mjs';
import { step } from './steps.mjs';

/** Imports the bundles that this database does not hold yet, one after the other; `command` is the operator's command line. */
export async function importNewBundles(bundles, settings, { command, env }) {
  const log = openImportLog(settings);
  const folders = bundles.filter((bundle) => log.isNew(bundle));
  if (folders.length === 0) return;
  const what = folders.length === 1 ? shown(folders[0]) : `${folders.length} restaurants`;
  const { status } = await step(`import ${what}`, () =>
    run(process.execPath, [...command, 'import', ...folders], {
      env: { ...env, PORT: String(settings.port), DATA_DIR: settings.dataDir },
    }),
  );
  if (status !== 0) throw new Error('Stopped: not every demo restaurant could be imported.');
  for (const folder of folders) log.remember(folder);
}
