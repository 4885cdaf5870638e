import { rmSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { run } from './run.mjs';
import { countsLine, judge, readVitest } from './suites.mjs';

/**
 * Sends the api whatever may come, through its contract: at most `cases` calls of each route, and all of them within
 * `seconds` (0 = as long as it takes). Resolves with a step result that tells the seed and what was counted.
 */
export function runFuzz({ cases = 2000, seconds = 60, seed } = {}) {
  return runProof('fuzz', { COMANDA_FUZZ_CASES: cases, COMANDA_FUZZ_SECONDS: seconds }, seed);
}

/** Lets `runs` evenings of at most `steps` steps happen at a table, and compares the ledgers after each. */
export function runStories({ runs = 1000, steps = 50, seed } = {}) {
  return runProof('stories', { COMANDA_STORIES: runs, COMANDA_STORY_STEPS: steps }, seed);
}

async function runProof(name, sizes, seed) {
  const report = fromRoot(`apps/api/test-results/vitest-${name}.json`);
  rmSync(report, { force: true });
  const env = { ...sizes, ...(seed === undefined ? {} : { COMANDA_SEED: seed }) };
  const { status, output } = await run(
    fromRoot('apps/api/node_modules/.bin/vitest'),
    [
      'run',
      `src/fuzz/${name}.test.ts`,
      '--disable-console-intercept',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      cwd: fromRoot('apps/api'),
      env: Object.fromEntries(Object.entries(env).map(([key, value]) => [key, String(value)])),
    },
  );
  const suite = { name, ...judge(readVitest(report), status) };
  const said = output.split('\n').filter((line) => /^(Fuzz:|Stories:| {2}(told|ours):)/.test(line));
  return {
    status: status || Number(suite.failed > 0),
    output,
    note: [countsLine(suite), ...said].join('\n  '),
    suites: [suite],
  };
}
