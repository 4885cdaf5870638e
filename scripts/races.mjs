// Many at once on a real PostgreSQL: payers of one bill, orders while a table is closed. `--rounds=1000` is the default.
import { runApiTests, whyNoPostgres, withPostgres } from './test/api-suite.mjs';
import { step } from './lib/steps.mjs';

const rounds = process.argv.find((each) => each.startsWith('--rounds='))?.slice(9) ?? '1000';
const env = {
  COMANDA_LONG: '1',
  COMANDA_RACE_ROUNDS: rounds,
  COMANDA_RACE_PAYERS: process.env.COMANDA_RACE_PAYERS ?? '50',
};

const reason = whyNoPostgres();
const { status } = await step(`races, ${rounds} rounds`, async () => {
  if (reason) return { status: 1, output: reason };
  const run = await withPostgres((database) =>
    runApiTests({
      database,
      env,
      name: 'races',
      files: ['races.test'],
      args: ['--disable-console-intercept'],
    }),
  );
  const said = run.output.split('\n').filter((line) => /^(Bills|Closing):/.test(line));
  return { ...run, note: [run.note, ...said].join('\n') };
});
process.exitCode = status;
