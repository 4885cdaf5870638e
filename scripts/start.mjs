// Installs, builds and runs the whole product on this machine until Ctrl-C.
import { relative } from 'node:path';
import { readLock } from './lib/data-lock.mjs';
import { describeBundle, listDemoBundles, openImportLog } from './lib/demo.mjs';
import { install } from './lib/install.mjs';
import { fromRoot, ROOT } from './lib/paths.mjs';
import { isPortFree } from './lib/ports.mjs';
import { run, turbo } from './lib/run.mjs';
import { sandboxSettings, startApi, startSandbox } from './lib/servers.mjs';
import { readSettings } from './lib/settings.mjs';
import { step, table } from './lib/steps.mjs';

const children = [];
let isStopping = false;

try {
  await main();
} catch (error) {
  console.error(error.message);
  await stop(1);
}

async function main() {
  const settings = readSettings();
  await refuseWhenTaken(settings);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

  await must('install', install);
  await must('build', () => turbo('build'));
  await refuseWhenTaken(settings);

  const sandboxUrl = `http://localhost:${settings.sandboxPort}`;
  const env = {
    PUBLIC_URL: settings.publicUrl,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    ...(settings.hasSandbox ? sandboxSettings(sandboxUrl) : {}),
  };
  if (settings.hasSandbox) {
    const apiUrl = `http://127.0.0.1:${settings.port}`;
    watch('sandbox', await startSandbox({ port: settings.sandboxPort, apiUrl }));
  }
  watch('api', await startApi({ port: settings.port, dataDir: settings.dataDir, env }));
  const bundles = settings.hasSandbox ? listDemoBundles() : [];
  await importNew(bundles, settings, env);
  await tellWhatIsWhere(bundles, settings, sandboxUrl);
}

async function refuseWhenTaken({ dataDir, port, sandboxPort, hasSandbox }) {
  const lock = readLock(dataDir);
  if (lock) {
    const where = lock.url ? ` at ${lock.url}` : '';
    throw new Error(
      `${shown(dataDir)} is in use by process ${lock.pid}${where}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const wanted = { PORT: port, ...(hasSandbox ? { SANDBOX_PORT: sandboxPort } : {}) };
  for (const [name, value] of Object.entries(wanted)) {
    if (await isPortFree(value)) continue;
    throw new Error(
      `Port ${value} is taken. Stop what runs there, or set ${name} to another port.`,
    );
  }
}

async function must(name, work) {
  const { status } = await step(name, work);
  if (status !== 0 && !isStopping) throw new Error(`Stopped: "${name}" failed.`);
}

/** A child that ends by itself takes the whole product with it: half of it would only confuse. */
function watch(name, child) {
  children.unshift(child);
  void child.exited.then((how) => {
    if (isStopping) return;
    console.error(`The ${name} ended by itself (${how}).`);
    void stop(1);
  });
}

async function importNew(bundles, settings, env) {
  const log = openImportLog(settings);
  for (const folder of bundles.filter((bundle) => log.isNew(bundle))) {
    await must(`import ${relative(ROOT, folder)}`, () =>
      run(process.execPath, [fromRoot('apps/api/dist/comanda.mjs'), 'import', folder], {
        env: { ...env, PORT: String(settings.port), DATA_DIR: settings.dataDir },
      }),
    );
    log.remember(folder);
  }
}

async function tellWhatIsWhere(bundles, settings, sandboxUrl) {
  const { publicUrl, dataDir, databaseUrl, hasSandbox } = settings;
  const restaurants = await Promise.all(bundles.map(describeBundle));
  const pins = restaurants.filter(({ pin }) => pin).map(({ name, pin }) => `${pin} (${name})`);
  const rows = [
    ...restaurants.map(({ name, endpoint }) => [`Order at ${name}`, `${publicUrl}/v2/${endpoint}`]),
    ['Receipts', `${publicUrl}/receipts/… (the link is on the last page of an order)`],
    ['API reference', `${publicUrl}/api/docs`],
    ...(hasSandbox
      ? [
          ['Sandbox ledger', `${sandboxUrl}/ (what the payment provider received)`],
          [
            'Test cards',
            '4242 4242 4242 4242 is paid, 4000 0000 0000 0002 is declined; any future date, any CVC',
          ],
        ]
      : []),
    ...(pins.length > 0 ? [['Staff PIN', pins.join(', ')]] : []),
    [
      'Data',
      databaseUrl
        ? 'PostgreSQL (DATABASE_URL)'
        : `${shown(dataDir)} (embedded; for trying: a power cut can lose the last orders)`,
    ],
  ];
  console.log(`\nComanda runs at ${publicUrl}\n\n${table(rows)}\n\nCtrl-C stops it.`);
}

/** The api first, so that it can finish what it does with the sandbox still there. */
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) await child.stop();
  process.exit(code);
}

function shown(path) {
  const inside = relative(ROOT, path);
  return inside.startsWith('..') ? path : inside;
}
