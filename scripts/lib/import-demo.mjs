import { openImportLog } from './demo.mjs';
import { run } from './run.mjs';
import { shown } from './refuse-when-taken.mjs';
import { step } from './steps.mjs';

/** Imports the bundles that this database does not hold yet; `command` is the operator's command line. */
export async function importNewBundles(bundles, settings, { command, env }) {
  const log = openImportLog(settings);
  for (const folder of bundles.filter((bundle) => log.isNew(bundle))) {
    const { status } = await step(`import ${shown(folder)}`, () =>
      run(process.execPath, [...command, 'import', folder], {
        env: { ...env, PORT: String(settings.port), DATA_DIR: settings.dataDir },
      }),
    );
    if (status !== 0) throw new Error(`Stopped: ${shown(folder)} could not be imported.`);
    log.remember(folder);
  }
}
