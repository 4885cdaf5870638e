import { binary, fromRoot } from '../lib/paths.mjs';
import { pnpm, run } from '../lib/run.mjs';
import { step } from '../lib/steps.mjs';
import { countsLine } from './suites.mjs';

/** Everything that can be told without running the product: [name, work]. */
const CHECKS = [
  ['format', () => run(binary('biome'), ['format', '--colors=off', '.'])],
  [
    'lint and types',
    () => run(binary('oxlint'), ['--type-aware', '--type-check', '--deny-warnings']),
  ],
  [
    'styles',
    () => run(binary('stylelint'), ['--allow-empty-input', '{apps,packages}/*/src/**/*.css']),
  ],
  ['boundaries', () => node('boundaries.mjs')],
  ['unused code', () => run(binary('knip'), ['--no-progress'])],
  ['package conventions', () => node('package-conventions.mjs')],
  ['rules and tests', () => node('rules.mjs')],
  ['comments', () => node('comments.mjs')],
  ['changesets', () => node('changesets.mjs')],
  ['contract drift', () => packageScript('apps/api', 'openapi:check')],
];

/** Runs every check, also after a fault; resolves with a step result of one suite in which each check counts as a test. */
export async function runChecks() {
  const failures = [];
  for (const [name, work] of CHECKS) {
    const { status } = await step(name, work);
    if (status !== 0) failures.push({ test: name, why: 'its output stands above' });
  }
  const failed = failures.length;
  const suite = {
    name: 'static checks',
    passed: CHECKS.length - failed,
    failed,
    skipped: 0,
    failures,
  };
  return { status: Number(failed > 0), output: '', note: countsLine(suite), suites: [suite] };
}

function node(script) {
  return run(process.execPath, [fromRoot('scripts', script)]);
}

/** From inside the package, because a filter that finds no such script calls that a success. */
function packageScript(folder, script) {
  return pnpm(['run', '--silent', script], { cwd: fromRoot(folder) });
}
