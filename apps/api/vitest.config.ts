import { configDefaults, defineConfig } from 'vitest/config';

/** What reads files and texts and no database: it says on PostgreSQL what it says on the embedded engine. */
const WITHOUT_DATABASE = [
  'src/formats/**/read-*.test.ts',
  'src/formats/hostile-files.test.ts',
  'src/bundles/{base-folder,demo-bundles,read-bundle}.test.ts',
];
/** What takes long, and is told best on the engine of a house: crashes, faults, crowds and whole restaurants. */
const TOLD_BY_POSTGRES = [
  'src/bundles/demos-exported.test.ts',
  'src/settle/{both-books,crashes,news-crashes,processor-faults,refund-faults}.test.ts',
  'src/modules/bills/races.test.ts',
  'src/modules/delivery/delivery-faults.test.ts',
  'src/modules/tables/guessed-codes.test.ts',
  'src/modules/terminals/{hanging-sales,sale-crashes}.test.ts',
  'src/modules/verification/text-budget.test.ts',
  'src/deny-matrix/deny-matrix.test.ts',
];
/** Has a run of its own on the embedded engine, with so many cases of each route. */
const FUZZ = 'src/fuzz/fuzz.test.ts';

const { env } = process;
const isPostgres = Boolean(env['TEST_DATABASE_URL']);
const elsewhere = [
  ...(isPostgres ? WITHOUT_DATABASE : []),
  ...(env['TEST_ALSO_ON_POSTGRES'] ? TOLD_BY_POSTGRES : []),
  ...(isPostgres || env['COMANDA_FUZZ_CASES'] ? [] : [FUZZ]),
];
if (elsewhere.length > 0) process.stdout.write(`Left to another run: ${elsewhere.join(', ')}\n`);

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...elsewhere],
    globalSetup: ['src/testing/global-setup.ts'],
    // Files share the loaded modules and the embedded engines of their process: loading both costs more than most tests.
    isolate: false,
    // What a busy machine may take.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
