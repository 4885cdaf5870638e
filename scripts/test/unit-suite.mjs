import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from '../lib/run.mjs';
import { listPackages } from '../lib/workspace.mjs';
import { judge, readVitest } from './suites.mjs';
import { reportingTo, resultOf, runVitest } from './vitest-suite.mjs';

const REPORT = 'test-results/vitest.json';

/**
 * Runs the tests of every package but the api; one whose inputs are those of its last passed run keeps that run's report.
 * Resolves with a step result and one suite per package.
 */
export async function runUnitTests(filters = []) {
  const packages = testedPackages().filter(
    ({ folder }) => filters.length === 0 || filters.includes(folder),
  );
  const reports = packages.map(({ directory }) => join(directory, REPORT));
  for (const report of reports) rmSync(report, { force: true });
  const { status, output } = await pnpm([
    'exec',
    'turbo',
    'run',
    'test',
    ...packages.map(({ name }) => `--filter=${name}`),
    '--continue',
    '--concurrency=100%',
    '--output-logs=new-only',
    '--log-order=stream',
    '--',
    ...reportingTo(REPORT),
  ]);
  const suites = packages.map(({ name, folder }, index) => ({
    name,
    folder,
    env: {},
    ...judge(readVitest(reports[index])),
  }));
  return resultOf(suites, status, output);
}

/** Runs the tests of the project's own scripts. */
export function runScriptTests() {
  return runVitest({ name: 'scripts', folder: 'scripts' });
}

/** The packages that turbo tests; the api needs a database and is run by itself. */
function testedPackages() {
  return listPackages().filter(
    ({ manifest, folder }) => manifest.scripts?.test && folder !== 'apps/api',
  );
}
