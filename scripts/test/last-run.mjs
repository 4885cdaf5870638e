import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromRoot } from '../lib/paths.mjs';

const FILE = fromRoot('test-results/failed.json');
/** Without these nothing else can be tried again. */
const ALWAYS = ['install', 'build', 'browser'];

/** The failed steps of the last run, and the test files that failed by folder; throws where no run was recorded. */
export function readLastRun() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    throw new Error(`There is no ${FILE}: run "npm test" first.`);
  }
}

/** Records what failed, for `npm test -- --again`. */
export function writeLastRun(suites, failedSteps) {
  const files = {};
  for (const { folder, failures = [] } of suites) {
    const failed = failures.flatMap(({ file = [] }) => file);
    if (folder !== undefined && failed.length > 0) files[folder] = [...new Set(failed)];
  }
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ steps: [...ALWAYS, ...failedSteps], files }, null, 2));
}
