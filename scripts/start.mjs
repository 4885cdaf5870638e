// Installs, builds and runs the whole product on this machine until Ctrl-C.
import { baseOf, listDemoBundles } from './lib/demo.mjs';
import { createProcessGroup } from './lib/process-group.mjs';
import { importNewBundles } from './lib/import-demo.mjs';
import { install } from './lib/install.mjs';
import { fromRoot } from './lib/paths.mjs';
import { refuseWhenTaken } from './lib/refuse-when-taken.mjs';
import { turbo } from './lib/run.mjs';
import { sandboxSettings, startApi, startSandbox } from './lib/servers.mjs';
import { readSettings } from './lib/settings.mjs';
import { step } from './lib/steps.mjs';
import { printUrls } from './lib/print-urls.mjs';

const processes = createProcessGroup();

try {
  await main();
} catch (error) {
  if (!processes.isStopping()) console.error(error.message);
  await processes.stop(1);
}

async function main() {
  const settings = readSettings();
  const { port, sandboxPort, dataDir, publicUrl, hasSandbox } = settings;
  await refuseWhenTaken(settings);
  await must('install', install);
  await must('build', () => turbo('build'));
  await refuseWhenTaken(settings);

  const sandboxUrl = hasSandbox ? `http://localhost:${sandboxPort}` : undefined;
  const env = {
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    ...(sandboxUrl ? sandboxSettings(sandboxUrl) : {}),
  };
  if (hasSandbox) {
    const apiUrl = `http://127.0.0.1:${port}`;
    processes.watch('sandbox', await startSandbox({ port: sandboxPort, apiUrl, stdio: 'ignore' }));
  }
  processes.watch('api', await startApi({ port, dataDir, env }));

  // Demo restaurants take sandbox money only; beside a live account they have no business.
  const bundles = hasSandbox ? listDemoBundles() : [];
  const operator = { command: [fromRoot('apps/api/dist/comanda.mjs')], env };
  const [restaurants, locations] = partition(bundles, (bundle) => baseOf(bundle) === undefined);
  await importNewBundles(restaurants, settings, operator);
  await printUrls(bundles, { ...settings, sandboxUrl });
  // There is enough to try by now, and nobody has to wait for the rest.
  await importNewBundles(locations, settings, operator);
}

function partition(all, isFirst) {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))];
}

async function must(name, work) {
  const { status } = await step(name, work);
  if (status !== 0) throw new Error(`Stopped: "${name}" failed.`);
}
