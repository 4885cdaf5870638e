import { countWords } from './count.mjs';
import { table } from '../lib/steps.mjs';

/** Faults that must not occur, worst first. */
const FAULTS = [
  'double charge',
  'charged without order',
  'lost ack',
  'duplicate order',
  'placed without money',
  'payment differs',
  'message waits',
  'failed request',
  'wrong refusal',
  'slow recovery',
  'held for nobody',
  'lost by restore',
  'no deployment',
  'no outage',
];
const SHOWN = 20;

/** Prints the run and its three ledgers; gives the exit code. */
export function report({ plan, storms, told, books, recovered_s, counts }) {
  console.log(`\n${storms.summary ?? summariseStorm(storms)}`);
  console.log(
    `${told.length} acts, ${counts.requests} requests, ${counts.again} times insisted after the client had given up; ` +
      `books right ${recovered_s.toFixed(1)} s after the last guest left`,
  );
  const rows = [
    ['what guests were told', line(countTold(told))],
    ['our orders', line(books.ours.orders)],
    ['our payments', line(books.ours.payments)],
    ['the processor’s intents', line(books.theirs.intents)],
    ['of those', line({ ...books.theirs, intents: undefined })],
  ];
  console.log(`\n${table([['ledger', 'says'], ...rows])}\n`);
  console.log(table(FAULTS.map((kind) => [kind, String(countOf(books.faults, kind))])));
  for (const { kind, marker, detail } of books.faults.slice(0, SHOWN))
    console.error(`${kind}: wish ${marker} ${detail}`);
  const isRight = books.faults.length === 0 && told.length > 0;
  console.log(
    `\n${isRight ? 'passed' : 'FAILED'} with --weather=${plan.weather} --seed=${plan.seed}`,
  );
  return isRight ? 0 : 1;
}

function summariseStorm({ ready_s, kills, fault_hits, webhook_modes, sold_out }) {
  const ready = ready_s.toSorted((a, b) => a - b);
  return (
    `${kills} kills, ready again after ${at(ready, 0.5)} s (p50), ${at(ready, 0.95)} s (p95); ` +
    `${fault_hits} faults at the processor, ${webhook_modes} changes of how webhooks come, ${sold_out} times sold out`
  );
}

function countTold(told) {
  return countWords(told.map((each) => wordFor(each)));
}

function wordFor({ told, status, code }) {
  if (told === 'refused') return code;
  return told === 'placed' && status === 'ORDER_CANCELLED' ? 'cancelled' : told;
}

function line(counts) {
  return Object.entries(counts)
    .filter(([, count]) => typeof count === 'number')
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

function countOf(faults, wanted) {
  return faults.filter(({ kind }) => kind === wanted).length;
}

function at(sorted, share) {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
}
