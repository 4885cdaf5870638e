// Everything static, each fault shown, one line at the end.
import { runChecks } from './lib/checks.mjs';

const failed = await runChecks();
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
if (failed.length > 0) process.exitCode = 1;
