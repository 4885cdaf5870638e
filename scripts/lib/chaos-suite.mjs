import { fromRoot } from './paths.mjs';
import { run } from './run.mjs';

/** What of a run's words is worth a line when all went well. */
const TOLD =
  /^(seed |\d+ kills|\d+ wishes|\d+ times the database|backed up|what guests|our |the processor|of those)/;

/** Runs guests through one weather for so many seconds and compares the books; one proof, passed or failed. */
export async function runChaos(weather, seconds, args = []) {
  const name = `chaos: ${weather}`;
  const { status, output } = await run(process.execPath, [
    fromRoot('scripts/chaos.mjs'),
    `--weather=${weather}`,
    `--seconds=${seconds}`,
    ...args,
  ]);
  const told = output.split('\n').filter((line) => TOLD.test(line));
  const counts = { passed: Number(status === 0), failed: Number(status !== 0), skipped: 0 };
  return { status, output, note: told.join('\n  '), suites: [{ name, ...counts }] };
}
