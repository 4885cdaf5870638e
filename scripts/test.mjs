// Everything that must hold before a change goes in, on a machine that has only Node and npm.
// --again runs only what failed last time; --keep-costs makes this run's costs the ones that later runs are compared with.
import { parseArgs } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { checkBuiltSecrets } from './lib/built-secrets.mjs';
import { checkPageSizes } from './lib/check-page-sizes.mjs';
import { install } from './lib/install.mjs';
import { fromRoot } from './lib/paths.mjs';
import { turbo } from './lib/run.mjs';
import { whyNoPostgres, withPostgres } from './test/api-suite.mjs';
import { runJourneys } from './test/browser-suite.mjs';
import { runChecks } from './test/checks.mjs';
import { defaultJourneys, packageAndApiTests, scriptTests } from './test/default-run.mjs';
import { readLastRun, writeLastRun } from './test/last-run.mjs';
import { openSession } from './test/session.mjs';

const EXPECTED_COSTS = fromRoot('scripts/test/costs.json');
const { values } = parseArgs({
  options: {
    again: { type: 'boolean', default: false },
    'keep-costs': { type: 'boolean', default: false },
  },
});
const last = values.again ? readLastRun() : undefined;
const session = openSession({ only: last?.steps, expectedCosts: EXPECTED_COSTS });
const { runStep } = session;

if (await runStep('install', install)) await proveAll();
const failedSteps = session.close({
  costFile: values['keep-costs'] ? EXPECTED_COSTS : fromRoot('test-results/cost.json'),
  ...(values.again ? {} : { flakyFile: fromRoot('test-results/flaky.json') }),
});
writeLastRun(session.suites, failedSteps);

/** A step that fails does not stop the ones after it, unless they could only repeat its fault. */
async function proveAll() {
  const isBuilt = await runStep('build', () => turbo('build'));
  await runStep('static checks', runChecks);
  const reason = whyNoPostgres();
  if (reason !== undefined) console.log(`- all on the embedded database: ${reason}`);
  await withPostgres(async (database) => {
    await runStep('scripts', () => scriptTests(last));
    await runStep('packages and api', () => packageAndApiTests(database, last));
    if (!isBuilt) return;
    await runStep('no secret in what is built', checkBuiltSecrets);
    await runStep('what a phone downloads', checkPageSizes);
    if (await runStep('browser', ensureBrowser))
      await runStep('journeys', () => runJourneys(defaultJourneys(last), { env: database }));
  });
}
