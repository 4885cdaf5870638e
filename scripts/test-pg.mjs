// The api's tests on a real PostgreSQL: the one of TEST_DATABASE_URL, or a throwaway cluster that is gone afterwards.
import { runApiTests, whyNoPostgres, withPostgres } from './test/api-suite.mjs';
import { step } from './lib/steps.mjs';

const reason = whyNoPostgres();
const { status } = await step('api on PostgreSQL', () =>
  reason
    ? { status: 1, output: reason }
    : withPostgres((database) => runApiTests({ database, args: process.argv.slice(2) })),
);
process.exitCode = status;
