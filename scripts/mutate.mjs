// Plants small faults in the packages that reckon money, and asks their tests to find them. `npm run mutate -- campaigns --all`
import { parseArgs } from 'node:util';
import { mutantsOf, sampleOf } from './lib/mutants.mjs';
import { openMutationSandboxes } from './lib/mutation-sandbox.mjs';
import { table } from './lib/steps.mjs';

const PACKAGES = ['campaigns', 'totals'];
const MUTANTS_EACH = 60;
const GOAL = 0.9;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});

const figures = [];
for (const name of positionals.length > 0 ? positionals : PACKAGES) {
  const everything = mutantsOf(name);
  const planted = values.all ? everything : sampleOf(everything, MUTANTS_EACH);
  const survivors = await plant(name, planted);
  figures.push({ name, planted: planted.length, killed: planted.length - survivors.length });
  console.log(`\n${name}: ${survivors.length} of ${planted.length} survived`);
  for (const { file, line, before, after } of survivors) {
    console.log(`  packages/${name}/src/${file}:${line}  ${before}  →  ${after}`);
  }
}

console.log(`\n${table([['package', 'planted', 'killed', 'share'], ...figures.map(row)])}`);
for (const each of figures) console.log(JSON.stringify({ bench: 'mutants', ...each }));
if (figures.some(({ planted, killed }) => killed < planted * GOAL)) process.exitCode = 1;

/** Which of the mutants no test noticed. */
async function plant(name, mutants) {
  const nurseries = await openMutationSandboxes(name);
  const waiting = [...mutants];
  const survivors = [];
  try {
    await Promise.all(nurseries.map(work));
  } finally {
    for (const nursery of nurseries) nursery.close();
  }
  return survivors.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);

  async function work(nursery) {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const isKilled = await nursery.kills(mutant);
      if (!isKilled) survivors.push(mutant);
      process.stdout.write(isKilled ? '.' : 'S');
    }
  }
}

function row({ name, planted, killed }) {
  return [name, String(planted), String(killed), `${((100 * killed) / planted).toFixed(1)} %`];
}
