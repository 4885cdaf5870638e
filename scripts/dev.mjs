// Every app with hot reload behind one origin; the servers restart when their source changes.
import { existsSync, mkdirSync } from 'node:fs';
import { answers, startNode } from './lib/children.mjs';
import { baseOf, listDemoBundles } from './lib/demo.mjs';
import { createProcessGroup } from './lib/process-group.mjs';
import { importNewBundles } from './lib/import-demo.mjs';
import { install } from './lib/install.mjs';
import { fromRoot } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { refuseWhenTaken } from './lib/refuse-when-taken.mjs';
import { sandboxSettings } from './lib/servers.mjs';
import { readSettings } from './lib/settings.mjs';
import { step } from './lib/steps.mjs';
import { printUrls } from './lib/print-urls.mjs';

const TSX = fromRoot('node_modules/tsx/dist/cli.mjs');
const processes = createProcessGroup();

try {
  await main();
} catch (error) {
  console.error(error.message);
  await processes.stop(1);
}

async function main() {
  if (!existsSync(TSX)) await step('install', install);
  const { createFront } = await import('./lib/dev-front.mjs');
  const settings = readSettings();
  const { port, sandboxPort, dataDir, publicUrl } = settings;
  await refuseWhenTaken({ ...settings, hasSandbox: true });
  mkdirSync(dataDir, { recursive: true });

  const apiPort = await freePort();
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const env = {
    NODE_ENV: 'development',
    PUBLIC_URL: publicUrl,
    ...sandboxSettings(sandboxUrl),
  };
  watchSource('sandbox', {
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_PUBLIC_URL: sandboxUrl,
    SANDBOX_STRIPE_WEBHOOK_URL: `http://127.0.0.1:${apiPort}/api/webhooks/stripe`,
    SANDBOX_NASH_WEBHOOK_URL: `http://127.0.0.1:${apiPort}/api/webhooks/nash`,
    SANDBOX_DOORDASH_WEBHOOK_URL: `http://127.0.0.1:${apiPort}/api/webhooks/doordash`,
  });
  watchSource('api', { PORT: String(apiPort), DATA_DIR: dataDir, ...env });

  const front = await createFront({ apiPort });
  front.listen(port);
  if (!(await answers(`http://127.0.0.1:${apiPort}/api/health/ready`)))
    throw new Error('The api did not become ready within a minute.');

  const bundles = listDemoBundles().filter((bundle) => baseOf(bundle) === undefined);
  const command = [TSX, fromRoot('apps/api/src/cli/comanda.ts')];
  await importNewBundles(bundles, { ...settings, port: apiPort }, { command, env });
  await printUrls(bundles, { ...settings, sandboxUrl });
}

function watchSource(app, env) {
  const args = [TSX, 'watch', '--clear-screen=false', 'src/server.ts'];
  processes.watch(app, startNode(args, { cwd: fromRoot('apps', app), env }));
}
