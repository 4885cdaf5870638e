import { rmSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { run } from './run.mjs';
import { countsLine, judge, readPlaywright } from './suites.mjs';

/** Runs the journeys in a real browser against the built product; resolves with a step result. */
export async function runBrowserTests(args = [], { env = {}, loud = false, name = 'e2e' } = {}) {
  const report = fromRoot('e2e/test-results/playwright.json');
  rmSync(report, { force: true });
  const { status, output } = await run(
    fromRoot('e2e/node_modules/.bin/playwright'),
    ['test', ...args],
    { cwd: fromRoot('e2e'), env, loud },
  );
  const suite = { name, ...judge(readPlaywright(report), status) };
  const note = countsLine(suite);
  return { status: status || Number(suite.failed > 0), output, note, suites: [suite] };
}
