// Calls of every route of the contract: as meant, nearly, and as nobody means well. Nothing may break, nothing wrong be taken.
// node scripts/fuzz.mjs [--cases=100000] [--seconds=0] [--seed=20261120]
// With --stories: whole evenings at a table, whose totals and ledgers are compared with a model.
// node scripts/fuzz.mjs --stories [--runs=1000] [--steps=50] [--seed=20261120]
import { parseArgs } from 'node:util';
import { runFuzz, runStories } from './test/fuzz-suite.mjs';
import { step } from './lib/steps.mjs';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '0' },
    stories: { type: 'boolean', default: false },
    runs: { type: 'string', default: '1000' },
    steps: { type: 'string', default: '50' },
    seed: { type: 'string' },
  },
});
const { status } = values.stories
  ? await step(`${values.runs} stories`, () => runStories(values))
  : await step(`fuzz, ${values.cases} calls of each`, () => runFuzz(values));
process.exitCode = status;
