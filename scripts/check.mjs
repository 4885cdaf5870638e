// Everything static, each fault shown, one line at the end.
import { runChecks } from './lib/checks.mjs';

const { passed, failures } = await runChecks();
console.log(
  failures.length === 0 ? `\nAll ${passed} checks passed.` : `\nFailed: ${failures.join(', ')}.`,
);
if (failures.length > 0) process.exitCode = 1;
