// How many menus and orders the built api answers per second, beside the least that could be done, in the same run.
// node scripts/bench/api.mjs [--database=pglite,postgres] [--clients=1,32] [--seconds=2.4] [--bench=menu,order-counter]
//   [--restaurants=10000]
import { parseArgs } from 'node:util';
import { measureProduct } from './measure.mjs';
import { pinMyself, whyNoPinning } from './cores.mjs';
import { findPostgres } from '../lib/postgres.mjs';
import { turbo } from '../lib/run.mjs';
import { step, table } from '../lib/steps.mjs';

const HEADS = [
  'what',
  'database',
  'clients',
  'ours/s',
  'bare/s',
  'ours÷bare',
  'p50 ms',
  'p99 ms',
  'p99 ÷ bare',
  'CPU ms',
  'CPU ÷ bare',
];

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'pglite,postgres' },
    clients: { type: 'string', default: '1,32' },
    seconds: { type: 'string', default: '2.4' },
    bench: {
      type: 'string',
      default: 'menu,menu-unchanged,order-counter,order-stripe,streams,sold-out,overload',
    },
    restaurants: { type: 'string', default: '0' },
  },
});

const { status } = await step('build', () =>
  turbo('build', ['--filter=@comanda/api', '--filter=@comanda/sandbox']),
);
process.exitCode = status === 0 ? await main() : status;

async function main() {
  const unpinned = whyNoPinning();
  console.log(
    unpinned
      ? `Nothing is pinned: ${unpinned}.`
      : 'What is measured and PostgreSQL share core 0; clients and the sandbox share core 1.',
  );
  pinMyself();
  const plan = {
    benches: values.bench.split(','),
    clients: values.clients.split(',').map(Number),
    seconds: Number(values.seconds),
    restaurants: Number(values.restaurants),
  };
  const figures = [];
  const others = [];
  const faults = [];
  for (const database of values.database.split(',')) {
    if (database === 'postgres' && !findPostgres()) {
      console.log('PostgreSQL is not installed here, so it is not measured.');
      continue;
    }
    const measured = await measureProduct(database, plan);
    figures.push(...measured.figures);
    others.push(...measured.others);
    faults.push(...measured.faults.map((fault) => `${database}: ${fault}`));
  }
  console.log(`\n${table([HEADS, ...figures.map(row)])}\n`);
  for (const figure of [...figures, ...others]) console.log(JSON.stringify(figure));
  for (const fault of faults) console.error(`WRONG BOOKS: ${fault}`);
  return faults.length === 0 ? 0 : 1;
}

function row({ bench, database, clients, ours, bare, ratio, p99_ratio, cpu_ratio }) {
  return [
    bench,
    database,
    String(clients),
    ours.per_s.toFixed(0),
    bare.per_s.toFixed(0),
    ratio.toFixed(2),
    ours.p50_ms.toFixed(2),
    ours.p99_ms.toFixed(2),
    p99_ratio.toFixed(2),
    ours.cpu_ms.toFixed(2),
    cpu_ratio.toFixed(2),
  ];
}
