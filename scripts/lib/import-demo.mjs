import { atSandbox } from './at-sandbox.mjs';
import { openImportLog } from './demo.mjs';
import { run } from './run.mjs';
import { shown } from './refuse-when-taken.mjs';
import { step } from './steps.mjs';

/** Imports the bundles that this database does not hold yet, one after the other; `command` is the operator's command line. */
export async function importNewBundles(bundles, settings, { command, env }) {
  const log = openImportLog(settings);
  await atSandbox(bundles, settings.sandboxPort, async (prepared) => {
    const all = bundles.map((bundle, index) => ({ bundle, folder: prepared[index] }));
    const wanted = all.filter(({ bundle, folder }) => log.isNew(bundle, folder));
    if (wanted.length === 0) return;
    const what = wanted.length === 1 ? shown(wanted[0].bundle) : `${wanted.length} restaurants`;
    const { status } = await step(`import ${what}`, () =>
      // The demos' addresses are their own: a newer demo may change its name and accounts.
      run(process.execPath, [...command, 'import', '--replace', ...foldersOf(wanted)], {
        env: { ...env, PORT: String(settings.port), DATA_DIR: settings.dataDir },
      }),
    );
    if (status !== 0) throw new Error('Stopped: not every demo restaurant could be imported.');
    for (const { bundle, folder } of wanted) log.remember(bundle, folder);
  });
}

function foldersOf(imports) {
  return imports.map(({ folder }) => folder);
}
