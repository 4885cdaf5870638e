import { findPostgres, startPostgres } from '../lib/postgres.mjs';
import { runVitest } from './vitest-suite.mjs';

const NAME = '@comanda/api';

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

/** Why nothing can run on PostgreSQL here, or undefined when it can. */
export function whyNoPostgres() {
  if (process.env.TEST_DATABASE_URL || findPostgres()) return undefined;
  return 'no PostgreSQL here: install it (apt-get install postgresql) or set TEST_DATABASE_URL';
}

/** Does work with the settings of a PostgreSQL: the one of TEST_DATABASE_URL, or a throwaway one; with none where there is none. */
export async function withPostgres(work) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return work({ TEST_DATABASE_URL: given });
  if (!findPostgres()) return work({});
  const server = await startPostgres({ settings: SETTINGS });
  try {
    return await work({ TEST_DATABASE_URL: server.url, TEST_DATABASE_SERVER: 'throwaway' });
  } finally {
    await server.stop();
  }
}

/** Runs the api's tests: on PostgreSQL where `database` names one, otherwise on the embedded engine. */
export function runApiTests({ database, env = {}, files = [], args = [], name = NAME }) {
  return runVitest({
    name,
    folder: 'apps/api',
    files,
    args,
    env: { ...database, ...env },
    report: name,
  });
}
