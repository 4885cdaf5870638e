import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const RUNS = 20;
const MOST_IN_A_RUN = 3;
const MOST_OF_ONE = 2;

/**
 * Adds the flaky tests of a run to the history in a file, and returns one sentence for each reason why they make the run red:
 * too many in this run, or one of them too often in the last twenty.
 */
export function recordFlaky(file, names) {
  const runs = [...readRuns(file), { at: new Date().toISOString(), flaky: names }].slice(-RUNS);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(runs, null, 2)}\n`);
  return flakyFaults(runs, names);
}

/** The same for runs that are given, the newest last. */
export function flakyFaults(runs, names) {
  const faults = [];
  if (names.length > MOST_IN_A_RUN)
    faults.push(`${names.length} flaky tests in one run; ${MOST_IN_A_RUN} are let through`);
  for (const name of names) {
    const times = runs.filter(({ flaky }) => flaky.includes(name)).length;
    if (times > MOST_OF_ONE)
      faults.push(`flaky ${times} times in the last ${runs.length} runs: ${name}`);
  }
  return faults;
}

function readRuns(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}
