import { configDefaults, defineConfig } from 'vitest/config';

/** What reads files and texts and no database: it says on PostgreSQL what it said without. */
const WITHOUT_DATABASE = [
  'src/formats/**/read-*.test.ts',
  'src/formats/hostile-files.test.ts',
  'src/bundles/{base-folder,demo-bundles,read-bundle}.test.ts',
];
const isPostgres = Boolean(process.env['TEST_DATABASE_URL']);
if (isPostgres) {
  process.stdout.write(
    `Not run on PostgreSQL, as they use no database: ${WITHOUT_DATABASE.join(', ')}\n`,
  );
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...(isPostgres ? WITHOUT_DATABASE : [])],
    globalSetup: ['src/testing/global-setup.ts'],
    // Files share the loaded modules and the embedded engines of their process: loading both costs more than most tests.
    isolate: false,
    // What a busy machine may take.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
