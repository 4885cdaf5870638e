import { configDefaults, defineConfig } from 'vitest/config';

/*
 * Groups of tests, by environment:
 * - by default all but the long ones and the timing ones; on PostgreSQL where TEST_DATABASE_URL names a server, and there those
 *   of ON_BOTH on the embedded engine as well; otherwise all on the embedded engine.
 * - COMANDA_LONG=1: only the long ones. COMANDA_PROCESSORS=all: with every processor, not only the first of each list.
 * - COMANDA_TIMING=1: only what measures time.
 */

/** About the engine itself: the other one would not prove them. */
const ON_BOTH = [
  'src/db/{lock,told-once,errors}.test.ts',
  'src/{events,jobs}/**/*.test.ts',
  'src/cli/*.test.ts',
  'src/bundles/import-bundle.test.ts',
  'src/modules/orders/{counter,rounds,placed-together}.test.ts',
  'src/settle/exactly-once.test.ts',
  'src/run-server.test.ts',
];
/** Crowds, whole restaurants, limits that are reached. */
const CROWDS = [
  'src/bundles/demos-exported.test.ts',
  'src/deny-matrix/same-effort.test.ts',
  'src/fuzz/stories.test.ts',
  'src/modules/{bills,tables}/*races.test.ts',
  'src/modules/tables/guessed-codes.test.ts',
  'src/modules/terminals/sale-crashes.test.ts',
  'src/modules/verification/text-budget.test.ts',
];
/** Every fault of every processor; by default with one of them. */
const FAULTS = [
  'src/settle/{both-books,crashes,news-crashes,processor-faults,refund-faults}.test.ts',
  'src/modules/delivery/delivery-faults.test.ts',
  'src/modules/terminals/hanging-sales.test.ts',
];
const TIMING = ['src/**/*.timing.test.ts'];

const { env } = process;
const isPostgres = Boolean(env['TEST_DATABASE_URL']);

const COMMON = {
  globalSetup: ['src/testing/global-setup.ts'],
  // Files share the loaded modules and the embedded engines of their process: loading both costs more than most tests.
  isolate: false,
  // What a busy machine may take.
  testTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...COMMON, name: isPostgres ? 'postgres' : 'embedded', ...chosenFiles() } },
      ...(isPostgres && !isAsked('COMANDA_LONG') && !isAsked('COMANDA_TIMING')
        ? [
            {
              test: {
                ...COMMON,
                name: 'embedded',
                include: ON_BOTH,
                env: { TEST_DATABASE_URL: '' },
              },
            },
          ]
        : []),
    ],
  },
});

function isAsked(name: string): boolean {
  return Boolean(env[name]);
}

function chosenFiles() {
  if (isAsked('COMANDA_TIMING')) return { include: TIMING };
  if (isAsked('COMANDA_LONG')) return { include: [...CROWDS, ...FAULTS] };
  return {
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [
      ...configDefaults.exclude,
      ...TIMING,
      // A seed and a number of its own name one of them.
      ...CROWDS.filter((file) => !file.includes('stories') || !isAsked('COMANDA_STORIES')),
    ],
  };
}
