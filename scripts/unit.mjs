// The tests that need no browser and no server: of the house's scripts and of every package.
import { step, table } from './lib/steps.mjs';
import { countsLine, sum } from './lib/suites.mjs';
import { runHouseTests, runUnitTests } from './lib/unit-suite.mjs';

const suites = [];
for (const [name, work] of [
  ['scripts', runHouseTests],
  ['unit and integration', runUnitTests],
]) {
  const result = await step(name, work);
  suites.push(...result.suites);
}
const total = sum(suites);
console.log(`\n${table(suites.map((suite) => [suite.name, countsLine(suite)]))}\n`);
console.log(countsLine(total));
if (total.failed > 0) process.exitCode = 1;
