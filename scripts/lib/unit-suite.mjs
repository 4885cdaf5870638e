import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { binary, fromRoot } from './paths.mjs';
import { run, turbo } from './run.mjs';
import { countsLine, judge, readVitest, sum } from './suites.mjs';
import { listPackages } from './workspace.mjs';

const REPORTERS = ['--reporter=default', '--reporter=json'];

/**
 * Runs the tests of every package, all of them afresh; resolves with a step result and one suite per package. Where the api's
 * tests run on PostgreSQL as well, the long ones are left to that run.
 */
export async function runUnitTests({ isAlsoOnPostgres = false } = {}) {
  const packages = listPackages().filter(({ manifest }) => manifest.scripts?.test);
  const reports = packages.map(({ directory }) => join(directory, 'test-results/vitest.json'));
  for (const report of reports) rmSync(report, { force: true });

  // A cached "passed" does not know of files outside its package, such as the demo restaurants.
  const { status, output } = await turbo(
    'test',
    [
      '--force',
      '--continue',
      '--concurrency=100%',
      '--',
      ...REPORTERS,
      '--outputFile.json=test-results/vitest.json',
    ],
    { env: isAlsoOnPostgres ? { TEST_ALSO_ON_POSTGRES: '1' } : {} },
  );
  const suites = packages.map(({ name }, index) => ({
    name,
    ...judge(readVitest(reports[index])),
  }));
  return closed(suites, status, output);
}

/** Runs the tests of the house's own scripts. */
export async function runHouseTests() {
  const report = fromRoot('test-results/vitest.json');
  rmSync(report, { force: true });
  const { status, output } = await run(binary('vitest'), [
    'run',
    '--root',
    fromRoot('scripts'),
    ...REPORTERS,
    `--outputFile.json=${report}`,
  ]);
  return closed([{ name: 'scripts', ...judge(readVitest(report), status) }], status, output);
}

function closed(suites, status, output) {
  const { failed } = sum(suites);
  // Something outside the suites went wrong: it must not vanish from the sum.
  const told =
    status !== 0 && failed === 0
      ? [...suites, { name: 'test run', passed: 0, failed: 1, skipped: 0 }]
      : suites;
  const note = countsLine(sum(told));
  return {
    status: status || Number(failed > 0),
    output: output + remarks(suites),
    note,
    suites: told,
  };
}

function remarks(suites) {
  return suites
    .filter(({ note }) => note)
    .map(({ name, note }) => `${name}: ${note}\n`)
    .join('');
}
