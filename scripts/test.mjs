// Everything that must hold before a change goes in, on a machine that has only Node and npm.
// A step that fails does not stop the ones after it, unless they could only repeat its fault.
import { ensureBrowser } from './lib/browser.mjs';
import { runBrowserTests } from './lib/browser-suite.mjs';
import { checkBuiltSecrets } from './lib/built-secrets.mjs';
import { checkPageSizes } from './lib/check-page-sizes.mjs';
import { runChaos } from './lib/chaos-suite.mjs';
import { runChecks } from './lib/checks.mjs';
import { runFuzz } from './lib/fuzz-suite.mjs';
import { install } from './lib/install.mjs';
import { findPostgres } from './lib/postgres.mjs';
import { runPostgresTests, whyNoPostgres } from './lib/postgres-suite.mjs';
import { turbo } from './lib/run.mjs';
import { step, table } from './lib/steps.mjs';
import { countsLine, failureLines, sum } from './lib/suites.mjs';
import { runHouseTests, runUnitTests } from './lib/unit-suite.mjs';

const suites = [];
const began = performance.now();

if (await succeeds('install', install)) {
  const isBuilt = await succeeds('build', () => turbo('build'));
  const canRage = isBuilt && findPostgres();
  if (isBuilt && !canRage)
    console.log(`- storm and outages          not run: PostgreSQL is not installed here`);

  // Half of a storm is waiting: for servers to come back, and for guests to ask again. What no clock measures goes on beside it.
  await together(
    async () => suites.push(await runChecks()),
    () => canRage && succeeds('a storm of 60 s', () => runChaos('storm', 60)),
  );
  await succeeds('scripts', runHouseTests);
  const reason = whyNoPostgres();
  await succeeds('unit and integration', () => runUnitTests({ isAlsoOnPostgres: !reason }));
  if (reason) console.log(`- api on PostgreSQL          not run: ${reason}`);
  else await succeeds('api on PostgreSQL', runPostgresTests);
  await succeeds('fuzz', () => runFuzz({ seconds: 30 }));
  // How soon it is well again is counted in seconds, so nothing else runs meanwhile.
  if (canRage) await succeeds('outages, then a restore', () => runChaos('outages', 15));
  if (isBuilt) {
    await succeeds('no secret in what is built', checkBuiltSecrets);
    await succeeds('what a phone downloads', checkPageSizes);
    if (await succeeds('browser', ensureBrowser)) await succeeds('journeys', runBrowserTests);
  }
}

const total = sum(suites);
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(`\n${table([['suite', 'passed', 'failed', 'skipped'], ...suites.map(row)])}`);
for (const line of failureLines(suites)) console.log(`\n✗ ${line}`);
console.log(`\nin ${minutes} minutes`);
console.log(countsLine(total));
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;

function together(...works) {
  return Promise.all(works.map((work) => work()));
}

/** Runs a step and keeps its suites; a step without suites that fails counts as one failure under its own name. */
async function succeeds(name, work) {
  const result = await step(name, () => work());
  const bad = { name, passed: 0, failed: 1, skipped: 0 };
  suites.push(...(result.suites ?? (result.status === 0 ? [] : [bad])));
  return result.status === 0;
}

function row({ name, passed, failed, skipped }) {
  return [name, String(passed), String(failed), String(skipped)];
}
