// Everything static, each fault shown, one line at the end.
import { runChecks } from './test/checks.mjs';

const { status, note } = await runChecks();
console.log(`\nchecks: ${note}`);
process.exitCode = status;
