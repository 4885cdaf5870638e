// The operator's command line: npm run comanda -- import FOLDER… | validate FOLDER…
import { existsSync } from 'node:fs';
import { install } from './lib/install.mjs';
import { fromRoot } from './lib/paths.mjs';
import { run, turbo } from './lib/run.mjs';
import { readSettings } from './lib/settings.mjs';
import { step } from './lib/steps.mjs';

const COMMAND = fromRoot('apps/api/dist/comanda.mjs');

process.exitCode = await main();

async function main() {
  if (!existsSync(COMMAND)) {
    const steps = [
      ['install', install],
      ['build', () => turbo('build', ['--only', '--filter=@comanda/api'])],
    ];
    for (const [name, work] of steps) {
      const { status } = await step(name, work);
      if (status !== 0) return status;
    }
  }
  const { dataDir, port } = readSettings();
  const { status } = await run(process.execPath, [COMMAND, ...process.argv.slice(2)], {
    loud: true,
    // Folders are meant from where the command was typed.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: {
      NODE_ENV: process.env.NODE_ENV ?? 'development',
      DATA_DIR: dataDir,
      PORT: String(port),
    },
  });
  return status;
}
