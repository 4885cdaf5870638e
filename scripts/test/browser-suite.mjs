import { readFileSync, rmSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { afterRetry, isRetried } from './retry.mjs';
import { countsLine, judge, readPlaywright } from './suites.mjs';

const LAST_RUN = fromRoot('e2e/test-results/last-run.json');
const ALONE = ['--last-failed', '--workers=1', '--trace=on', '--output=test-results/retry-traces'];

/**
 * Runs journeys in a real browser against the built product and tries failed ones once more, alone, after all others.
 * Resolves with a step result of one suite.
 */
export async function runJourneys(args = [], { name = 'journeys', loud = false, env = {} } = {}) {
  const first = await runPlaywright(args, { name, loud, env });
  const retried = first.suite.failures.filter((each) => isRetried(each, 'e2e'));
  const suite = retried.length === 0 ? first.suite : await retry(first.suite, retried, env);
  return {
    status: Number(suite.failed > 0),
    output: first.output,
    note: countsLine(suite),
    suites: [suite],
  };
}

/** The arguments that play only what failed in the last run; all that is given where nothing did. */
export function onlyFailed(args) {
  try {
    const { failedTests } = JSON.parse(readFileSync(LAST_RUN, 'utf8'));
    return failedTests.length > 0 ? ['--last-failed'] : args;
  } catch {
    return args;
  }
}

async function retry(suite, retried, env) {
  const { suite: again } = await runPlaywright(ALONE, { name: 'again', env });
  return afterRetry(suite, retried, again);
}

async function runPlaywright(args, { name, loud, env }) {
  const report = fromRoot('e2e/test-results/playwright.json');
  rmSync(report, { force: true });
  const { status, output } = await run(
    fromRoot('e2e/node_modules/.bin/playwright'),
    ['test', ...args],
    {
      cwd: fromRoot('e2e'),
      env: { ...env, PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: LAST_RUN },
      loud,
    },
  );
  return { output, suite: { name, failures: [], ...judge(readPlaywright(report), status) } };
}
