import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { findPostgres } from '../lib/postgres.mjs';
import { run, turbo } from '../lib/run.mjs';
import { listPackages } from '../lib/workspace.mjs';
import { runApiTests, withPostgres } from './api-suite.mjs';
import { runJourneys } from './browser-suite.mjs';
import { runChaos } from './chaos-suite.mjs';
import { runFuzz, runStories } from './fuzz-suite.mjs';
import { runOperations } from './operations-suite.mjs';
import { SPECS } from './specs.mjs';
import { resultOf, runVitest } from './vitest-suite.mjs';

/** Parts of the long tests that read a built product. */
export const NEEDS_BUILD = new Set([...Object.keys(SPECS), 'storm', 'outages', 'timing']);
/** Parts that open a browser. */
export const NEEDS_BROWSER = new Set([...Object.keys(SPECS), 'sandbox']);

const LONG = { COMANDA_LONG: '1', COMANDA_PROCESSORS: 'all' };
/** The api's tests of money and of crowds, as filters of paths. */
const MONEY_FILES = [
  'src/processors/',
  'src/modules/bills/',
  'src/modules/payments/',
  'src/modules/tables/',
  'src/modules/terminals/',
  'src/modules/delivery/',
  'src/modules/verification/',
  'src/bundles/demos-exported',
];
/** The api's tests that belong to a part of journeys. */
const API_TESTS = {
  money: { env: LONG, files: MONEY_FILES, name: '@comanda/api, long' },
  staff: {
    env: { ...LONG, COMANDA_INTERLEAVINGS: '1000' },
    files: ['src/modules/board/interleavings'],
    name: '@comanda/api, a thousand evenings on one order',
  },
};
/** Tests of other packages that belong to one. */
const PACKAGE_TESTS = {
  kiosk: {
    folder: 'apps/kiosk',
    args: ['src/shared/late'],
    env: { KIOSK_LATE_ORDERS: '1000' },
    name: '@comanda/kiosk, a thousand orders without a connection',
  },
  wall: {
    folder: 'packages/web',
    args: ['src/films'],
    env: { FILM_TURNS: '100000' },
    name: '@comanda/web, a hundred thousand films in a row',
  },
};
const TIMING = { COMANDA_TIMING: '1' };
const TRIES = 3;

const OTHER_PARTS = {
  tsc: () => turbo('types', ['--continue']).then((result) => ({ ...result, isProof: true })),
  units: async () =>
    joined([
      await withPostgres((database) =>
        runApiTests({
          database,
          env: { COMANDA_LONG: '1' },
          name: '@comanda/api with its long files',
        }),
      ),
      await runVitest({
        name: '@comanda/ordering with its long files',
        folder: 'packages/ordering',
        env: LONG,
      }),
      await runVitest({
        name: '@comanda/diner-web, whole',
        folder: 'apps/diner-web',
        args: ['--project=whole'],
        env: LONG,
      }),
    ]),
  pglite: () =>
    runApiTests({
      database: { TEST_DATABASE_URL: '' },
      env: { COMANDA_LONG: '1' },
      name: '@comanda/api on PGlite',
    }),
  sandbox: () =>
    runVitest({ name: '@comanda/sandbox in a browser', folder: 'apps/sandbox', env: LONG }),
  fuzz: async () => joined([await runFuzz({ seconds: 60 }), await runStories({ runs: 200 })]),
  storm: () => onlyWithPostgres(() => runChaos('storm', 60)),
  outages: () => onlyWithPostgres(() => runChaos('outages', 15)),
  operations: () => onlyWithPostgres(runOperations),
  timing: () => bestOf(TRIES, runTiming),
};

/** Runs one part of the long tests; resolves with a step result. */
export function runPart(part) {
  const other = OTHER_PARTS[part];
  if (other !== undefined) return other();
  return withPostgres(async (database) => {
    if (part === 'drawn') return bestOf(TRIES, () => playPart(part, database));
    const journeys = await playPart(part, database);
    const results = [journeys];
    if (API_TESTS[part]) results.push(await runApiTests({ database, ...API_TESTS[part] }));
    if (PACKAGE_TESTS[part]) results.push(await runVitest(PACKAGE_TESTS[part]));
    if (part === 'marketing') results.push(await runLighthouse());
    return joined(results);
  });
}

function playPart(part, env) {
  // A measurement of pixels needs the whole machine.
  const alone = part === 'drawn' ? ['--workers=1'] : [];
  const specs = SPECS[part].map((spec) => `/${spec}.spec.ts`);
  return runJourneys([...specs, ...alone], { name: `journeys: ${part}`, env });
}

/** Looks at the public site with Lighthouse; a suite of one test. */
async function runLighthouse() {
  const { status, output } = await run(process.execPath, [fromRoot('scripts/bench/site.mjs')]);
  const failed = Number(status !== 0);
  const suite = { name: 'Lighthouse: marketing', passed: 1 - failed, failed, skipped: 0 };
  return resultOf([suite], status, output);
}

/** Runs what measures time, one package after the other. */
async function runTiming() {
  const results = [];
  for (const { folder, name, directory } of listPackages())
    if (hasTimingTests(directory))
      results.push(await runVitest({ name: `${name}, timing`, folder, env: TIMING }));
  return joined(results);
}

/** A machine stumbles now and then: the first good one of so many runs counts. */
async function bestOf(tries, work) {
  let result = await work();
  for (let attempt = 1; attempt < tries && result.status !== 0; attempt += 1) result = await work();
  return result;
}

function hasTimingTests(directory) {
  return readdirSync(join(directory, 'src'), { recursive: true }).some((file) =>
    /\.timing\.test\.tsx?$/u.test(file),
  );
}

function onlyWithPostgres(work) {
  if (findPostgres()) return work();
  return { status: 1, output: 'PostgreSQL is not installed here (apt-get install postgresql).' };
}

function joined(results) {
  return resultOf(
    results.flatMap(({ suites }) => suites),
    Math.max(0, ...results.map(({ status }) => status)),
    results.map(({ output }) => output).join(''),
  );
}
