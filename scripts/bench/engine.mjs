// How often per second the engine reprices a full cart: 20 lines with modifiers, 3 campaigns, an automatic discount, tax and
// tip. Beside it, in turns, a bare loop in integer cents over the same cart: the same lines, modifiers summed by prices that were
// looked up beforehand, the same three discounts, their spread, the tax and the tip. It makes about a million turns a second on
// two cores of a server, which is what loops written by hand for other shops make (1.0 to 1.4 million).
//
// Both are compiled while they run, and not alike in every process: the same code differs by a tenth and more from one process to
// the next, and by little within one. So it is measured in several processes, and the ratio is the median of theirs.
import { fromRoot } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { table } from '../lib/steps.mjs';

const GOAL = 0.12;
const PROCESSES = 7;

const runs = [];
for (let number = 0; number < PROCESSES; number += 1) runs.push(await inFreshProcess());

const without = summary(runs.map((each) => each.without_campaigns));
const full = summary(runs.map((each) => each.with_campaigns));
console.log(`\n${table([heads(), row(full), row(without)])}\n`);
console.log(`${table([['where the time goes', 'µs a call'], ...whereTheTimeGoes()])}\n`);
console.log(`${PROCESSES} processes, ours÷bare of each, sorted:`);
for (const { what, ratios } of [full, without]) {
  console.log(`  ${ratios.map((ratio) => ratio.toFixed(3)).join(' ')}  ${what}`);
}
const isKept = full.ratio >= GOAL;
console.log(
  `\n${full.ratio.toFixed(3)} of the bare loop, goal ${GOAL}: ${isKept ? 'kept' : 'MISSED'}\n`,
);
for (const figure of [without, full]) console.log(JSON.stringify({ bench: 'engine', ...figure }));
process.exitCode = isKept ? 0 : 1;

async function inFreshProcess() {
  const { status, output } = await run(process.execPath, [
    fromRoot('scripts/bench/engine-once.mjs'),
  ]);
  if (status !== 0) throw new Error(output);
  return JSON.parse(output);
}

/** The middle of all processes; of the ratios every one, as they say how far the middle can be trusted. */
function summary(figures) {
  const ratios = figures.map(({ ratio }) => ratio).toSorted((a, b) => a - b);
  return {
    what: figures[0].what,
    ours_per_s: Math.round(medianOf(figures, 'ours_per_s')),
    floor_per_s: Math.round(medianOf(figures, 'floor_per_s')),
    ratio: medianOf(figures, 'ratio'),
    min_ratio: ratios[0],
    max_ratio: ratios.at(-1),
    ratios,
    bytes_per_call: medianOf(figures, 'bytes_per_call'),
    floor_bytes_per_call: medianOf(figures, 'floor_bytes_per_call'),
  };
}

function whereTheTimeGoes() {
  const steps = runs.map((each) => each.steps_us);
  return Object.keys(steps[0]).map((name) => [name, medianOf(steps, name).toFixed(2)]);
}

function medianOf(objects, key) {
  const numbers = objects.map((each) => each[key]).toSorted((a, b) => a - b);
  return numbers[Math.floor(numbers.length / 2)];
}

function heads() {
  return [
    'what',
    'ours/s',
    'bare loop/s',
    'ours÷bare',
    'least',
    'most',
    'bytes a call',
    'bare bytes',
  ];
}

function row({ what, ours_per_s, floor_per_s, bytes_per_call, floor_bytes_per_call, ...ratios }) {
  const counts = [ours_per_s, floor_per_s].map((count) => count.toLocaleString('en'));
  const shares = [ratios.ratio, ratios.min_ratio, ratios.max_ratio].map((each) => each.toFixed(3));
  return [what, ...counts, ...shares, String(bytes_per_call), String(floor_bytes_per_call)];
}
