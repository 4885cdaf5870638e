import { basename } from 'node:path';
import { runApiTests } from './api-suite.mjs';
import { onlyFailed } from './browser-suite.mjs';
import { runScriptTests, runUnitTests } from './unit-suite.mjs';
import { resultOf, retryVitest, runVitest } from './vitest-suite.mjs';

const CORE = ['--grep=@core'];
const API = 'apps/api';
const SCRIPTS = 'scripts';

/** Each runs everything, or only what failed in `last`, and tries what failed once more. Resolve with step results. */
export async function scriptTests(last) {
  const files = last?.files[SCRIPTS];
  return retried(
    files === undefined
      ? await runScriptTests()
      : await runVitest({ name: SCRIPTS, folder: SCRIPTS, files }),
  );
}

/**
 * The packages' tests and the api's, both at once, because each waits for half of its time. What failed is tried again when both
 * are over.
 */
export async function packageAndApiTests(database, last) {
  const files = Object.entries(last?.files ?? {}).filter(([folder]) => folder !== SCRIPTS);
  const results = await Promise.all(
    files.length > 0
      ? files.map(([folder, failed]) => failedFiles(database, folder, failed))
      : [runUnitTests(), runApiTests({ database })],
  );
  return retried(merge(results));
}

/** The arguments for the journeys of the default run, or for those that failed last time. */
export function defaultJourneys(last) {
  return last === undefined ? CORE : onlyFailed(CORE);
}

function failedFiles(database, folder, files) {
  if (folder === API) return runApiTests({ database, files });
  return runVitest({ name: `@comanda/${basename(folder)}`, folder, files });
}

async function retried({ suites, status, output }) {
  const after = [];
  for (const suite of suites) after.push(await retryVitest(suite));
  const hasFailed = after.some(({ failed }) => failed > 0);
  return resultOf(after, hasFailed ? status : 0, output);
}

function merge(results) {
  return {
    status: Math.max(...results.map(({ status }) => status)),
    output: results.map(({ output }) => output).join(''),
    suites: results.flatMap(({ suites }) => suites),
  };
}
