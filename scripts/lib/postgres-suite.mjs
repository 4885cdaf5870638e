import { rmSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { run } from './run.mjs';
import { countsLine, judge, readVitest } from './suites.mjs';

/**
 * Its files go with it, so nothing waits for a disk or pauses to tidy up: a new database for each test takes a third of the
 * time then. Databases that die are the matter of the outages.
 */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
};

/** Why the api's tests cannot run on PostgreSQL here, or undefined when they can. */
export function whyNoPostgres() {
  if (process.env.TEST_DATABASE_URL || findPostgres()) return undefined;
  return 'no PostgreSQL here: install it (apt-get install postgresql) or set TEST_DATABASE_URL';
}

/** Runs the api's tests on the PostgreSQL of TEST_DATABASE_URL, or on a throwaway one. */
export async function runPostgresTests(args = []) {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? undefined : await startPostgres({ settings: SETTINGS });
  const report = fromRoot('apps/api/test-results/vitest-postgres.json');
  rmSync(report, { force: true });
  try {
    const { status, output } = await run(
      fromRoot('apps/api/node_modules/.bin/vitest'),
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
      {
        cwd: fromRoot('apps/api'),
        env: given
          ? { TEST_DATABASE_URL: given }
          : { TEST_DATABASE_URL: server.url, TEST_DATABASE_SERVER: 'throwaway' },
      },
    );
    const suite = { name: '@comanda/api on PostgreSQL', ...judge(readVitest(report), status) };
    return {
      status: status || Number(suite.failed > 0),
      output,
      note: countsLine(suite),
      suites: [suite],
    };
  } finally {
    await server?.stop();
  }
}
