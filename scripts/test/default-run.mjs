import { runApiTests } from './api-suite.mjs';
import { onlyFailed } from './browser-suite.mjs';
import { runScriptTests, runUnitTests } from './unit-suite.mjs';
import { resultOf, retryVitest, runVitest } from './vitest-suite.mjs';

const CORE = ['--grep=@core'];
const API = 'apps/api';

/** Each runs everything, or only what failed in `last`, and tries what failed once more. Resolve with step results. */
export async function scriptTests(last) {
  const files = last?.files['scripts'];
  return retried(
    files === undefined
      ? await runScriptTests()
      : await runVitest({ name: 'scripts', folder: 'scripts', files }),
  );
}

export async function unitTests(last) {
  const folders = Object.keys(last?.files ?? {}).filter(
    (folder) => folder !== API && folder !== 'scripts',
  );
  if (folders.length === 0) return retried(await runUnitTests());
  const results = [];
  for (const folder of folders)
    results.push(await runVitest({ name: folder, folder, files: last.files[folder] }));
  return retried(merge(results));
}

export async function apiTests(database, last) {
  return retried(await runApiTests({ database, files: last?.files[API] ?? [] }));
}

/** The arguments for the journeys of the default run, or for those that failed last time. */
export function defaultJourneys(last) {
  return last === undefined ? CORE : onlyFailed(CORE);
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
