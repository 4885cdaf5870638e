// Every numbered rule of a SPEC.md has a test that names it, and no test names a rule that does not exist.
import { relative } from 'node:path';
import { ROOT } from './lib/paths.mjs';
import { compareRules } from './lib/rules.mjs';
import { listPackages } from './lib/workspace.mjs';

const { rules, untested, unknown } = compareRules(listPackages());
print('Rules without a test', untested);
print(
  'Tests that cite an unknown rule',
  unknown.map(([id, file]) => [id, relative(ROOT, file)]),
);
console.log(`${rules.length} rules, ${untested.length} untested, ${unknown.length} unknown`);
if (untested.length + unknown.length > 0) process.exitCode = 1;

function print(heading, entries) {
  if (entries.length === 0) return;
  console.log(`${heading}:`);
  for (const [id, where] of entries) console.log(`  ${id}  ${where}`);
}
