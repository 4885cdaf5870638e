// Every import against the rules of lib/boundary-rules.mjs.
import { checkBoundaries } from './lib/boundaries.mjs';
import { RULES, RUNTIME_RULES } from './lib/boundary-rules.mjs';
import { ROOT } from './lib/paths.mjs';

const { modules, violations } = await checkBoundaries(ROOT);
const comments = new Map([...RULES, ...RUNTIME_RULES].map(({ name, comment }) => [name, comment]));

for (const { rule, from, to } of violations) {
  console.log(`${rule}: ${from} → ${to}`);
  if (comments.get(rule)) console.log(`    ${comments.get(rule)}`);
}
console.log(`${modules} modules, ${violations.length} violations`);
// Seeing nothing is not the same as finding nothing: a compiler that cannot be loaded sees no module at all.
if (modules === 0 || violations.length > 0) process.exitCode = 1;
