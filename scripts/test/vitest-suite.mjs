import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { afterRetry, isRetried } from './retry.mjs';
import { countsLine, judge, readVitest, sum } from './suites.mjs';

const REPORTERS = ['--reporter=default', '--reporter=json'];

/** The arguments that have Vitest write its report to a file, relative to its package. */
export function reportingTo(file) {
  return [...REPORTERS, `--outputFile.json=${file}`];
}

/**
 * Runs Vitest in one folder and resolves with a step result of one suite. `files` are all or some of its test files.
 */
export async function runVitest({ name, folder, args = [], files = [], env = {}, report = name }) {
  const file = fromRoot(folder, `test-results/vitest-${fileNameOf(report)}.json`);
  rmSync(file, { force: true });
  const { status, output } = await run(
    vitestOf(folder),
    ['run', ...args, ...files, ...reportingTo(file)],
    { cwd: fromRoot(folder), env },
  );
  const suite = { name, folder, env, ...judge(readVitest(file), status) };
  return resultOf([suite], status, output);
}

/** Tries the failures of a suite once more, one file after the other; resolves with the suite as it is then. */
export async function retryVitest(suite, packageName = suite.name) {
  const retried = (suite.failures ?? []).filter((each) => isRetried(each, packageName));
  if (retried.length === 0) return suite;
  const files = [...new Set(retried.map(({ file }) => file))];
  const { folder, env, args = [] } = suite;
  const {
    suites: [again],
  } = await runVitest({
    name: suite.name,
    folder,
    env,
    files,
    args: [...args, '--maxWorkers=1', '--no-file-parallelism'],
    report: 'again',
  });
  return afterRetry(suite, retried, again);
}

/** A step result of suites; a fault outside them does not vanish from the sum. */
export function resultOf(suites, status, output) {
  const { failed } = sum(suites);
  const told =
    status !== 0 && failed === 0
      ? [...suites, { name: 'test run', passed: 0, failed: 1, skipped: 0 }]
      : suites;
  const remarks = suites
    .filter(({ note }) => note)
    .map(({ name, note }) => `${name}: ${note}\n`)
    .join('');
  return {
    status: status || Number(failed > 0),
    output: output + remarks,
    note: countsLine(sum(told)),
    suites: told,
  };
}

function vitestOf(folder) {
  return folder === 'scripts'
    ? fromRoot('node_modules/.bin/vitest')
    : fromRoot(join(folder, 'node_modules/.bin/vitest'));
}

function fileNameOf(name) {
  return name.replaceAll(/[^a-z0-9]+/giu, '-');
}
