import { defineConfig } from 'vitest/config';
import { testGroups } from '../../scripts/lib/test-groups.mjs';

/*
 * Projects, each chosen alone by `--project <name>`:
 * - without-database: files that open no database;
 * - postgres: everything else, on the PostgreSQL that TEST_DATABASE_URL names; missing where it names none;
 * - embedded: files about the embedded engine; everything but without-database where there is no PostgreSQL.
 *
 * Environment: COMANDA_LONG=1 adds crowds and whole restaurants (LONG), COMANDA_PROCESSORS=all repeats each money fault
 * with every processor (src/testing/first-or-all.ts), COMANDA_TIMING=1 runs only `*.timing.test.ts`.
 */

const WITHOUT_DATABASE = [
  'src/bundles/{base-folder,check-delivery,demo-amounts,demo-bundles,read-bundle}.test.ts',
  'src/catalogue/entry-cache.test.ts',
  'src/cli/import-foreign-files.test.ts',
  'src/{config,production-faults}.test.ts',
  'src/couriers/vectors.test.ts',
  'src/db/lock.test.ts',
  'src/documentation/examples.test.ts',
  'src/events/{event-stream,places}.test.ts',
  'src/formats/{hostile-files,read-*,*/read-*}.test.ts',
  'src/http/*.test.ts',
  'src/log.test.ts',
  'src/media/read-range.test.ts',
  'src/metrics/*.test.ts',
  'src/modules/delivery/area.test.ts',
  'src/modules/orders/name-order.test.ts',
  'src/plugins/admission/{create-admission,watch-rush}.test.ts',
  'src/plugins/graceful-close.test.ts',
  'src/plugins/limits/address.test.ts',
  'src/processors/**/*.test.ts',
  'src/modules/payments/settle/payment-transitions.test.ts',
  'src/shared/*.test.ts',
  'src/surfaces/{html-document,payment-sources,styles-of}.test.ts',
  'src/testing/one-at-a-time-client.test.ts',
];
/** Files whose matter is the embedded engine itself. */
const ONLY_EMBEDDED = ['src/db/pglite-driver.test.ts', 'src/run-server.test.ts'];
/** Files that exercise all kinds of statements, on both engines; `npm run test:long pglite` plays everything on the embedded one. */
const ON_BOTH_ENGINES = [
  'src/bundles/campaigns.test.ts',
  'src/db/errors.test.ts',
  'src/events/events.test.ts',
  'src/jobs/*.test.ts',
  'src/modules/analytics/analytics.test.ts',
  'src/modules/orders/{counter,rounds,same-price}.test.ts',
  'src/modules/tables/tables.test.ts',
  'src/plugins/idempotency.test.ts',
  'src/modules/payments/settle/pay-online.test.ts',
];
/**
 * Crowds, whole restaurants, servers that are stopped, databases that are copied, and each fault of a processor, a
 * courier or a reader by itself: `npm run test:long units` plays them. One file of each kind stays in the default run.
 */
const LONG = [
  'src/bundles/demos-exported.test.ts',
  'src/cli/backup.test.ts',
  'src/db/plans.test.ts',
  'src/db/batching-pool.test.ts',
  'src/modules/bills/{beside-an-amount,open-share,races,split}.test.ts',
  'src/modules/board/{interleavings,refund-beside-an-amount,refund-by-hand}.test.ts',
  'src/modules/campaigns/{limit-over-time,once-per-phone}.test.ts',
  'src/modules/delivery/{delivery-faults,in-house}.test.ts',
  'src/modules/orders/{placed-together,told-to-stop}.test.ts',
  'src/modules/payments/settle/{both-books,borrowed-names,crashes,processor-faults}.test.ts',
  'src/modules/payments/settle/{refund-faults,silent-processors,split-payers}.test.ts',
  'src/modules/tables/{close-is-heard,close-races,guessed-codes}.test.ts',
  'src/modules/terminals/{both-books,hanging-sales,sale-crashes}.test.ts',
  'src/modules/verification/text-budget.test.ts',
  'src/plugins/limits/{every-limit,greedy-client}.test.ts',
  'src/reliability.test.ts',
];

/** Thousands of calls, when COMANDA_FUZZ_CASES says how many: `npm run test:long fuzz`. */
const FUZZ = ['src/fuzz/fuzz.test.ts'];

const isPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const isTiming = process.env['COMANDA_TIMING'] === '1';
const { include, exclude } = testGroups({
  include: ['src/**/*.test.ts'],
  exclude: process.env['COMANDA_FUZZ_CASES'] ? [] : FUZZ,
  long: LONG,
});

const withoutDatabase = project('without-database', { include: WITHOUT_DATABASE, exclude });
const embedded = project('embedded', {
  include: isPostgres ? [...ONLY_EMBEDDED, ...ON_BOTH_ENGINES] : include,
  exclude: isPostgres ? exclude : [...exclude, ...WITHOUT_DATABASE],
  globalSetup: ['src/testing/setup-embedded.ts'],
  env: { TEST_DATABASE_URL: '' },
});
const postgres = project('postgres', {
  include,
  exclude: [...exclude, ...WITHOUT_DATABASE, ...ONLY_EMBEDDED],
  globalSetup: ['src/testing/setup-postgres.ts'],
});

export default defineConfig({
  test: { maxWorkers: 2, projects: chosenProjects() },
});

function chosenProjects() {
  if (isTiming) return [isPostgres ? postgres : embedded];
  return isPostgres ? [withoutDatabase, embedded, postgres] : [withoutDatabase, embedded];
}

function project(name: string, options: object) {
  return {
    test: {
      name,
      // Files share the loaded modules and the embedded engines of their process: loading both costs more than most tests.
      isolate: false,
      // A busy machine takes long.
      testTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      hookTimeout: 120_000,
      ...options,
    },
  };
}
