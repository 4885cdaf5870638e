// Proves what a change can break: types and tests of the packages that depend on it, and the long tests of the areas it touches.
// --base=REF names what the change is compared with; by default the commit at which this branch left main.
import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';
import { turbo } from './lib/run.mjs';
import { partsOfChange } from './test/areas.mjs';
import { withPostgres } from './test/api-suite.mjs';
import { changedFiles, findBase } from './test/changed-files.mjs';
import { runChecks } from './test/checks.mjs';
import { runLongParts } from './test/long-run.mjs';
import { openSession } from './test/session.mjs';

const { values } = parseArgs({ options: { base: { type: 'string' } } });
const base = values.base ?? findBase();
const files = changedFiles(base);
const parts = partsOfChange(files);
console.log(`${files.length} files changed since ${base.slice(0, 12)}`);
console.log(`long tests: ${parts.join(', ') || 'none'}\n`);

const session = openSession();
const { runStep } = session;
if (await runStep('install', install)) {
  await runStep('static checks', runChecks);
  await runStep('affected packages', () =>
    withPostgres(async (database) => ({
      ...(await turbo('types', ['test', '--affected', '--continue'], {
        env: { ...database, TURBO_SCM_BASE: base },
      })),
      isProof: true,
    })),
  );
  await runLongParts(session, parts);
}
session.close();
