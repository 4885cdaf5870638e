import { fromRoot } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

/** The lines of a run's output that are worth showing when all went well. */
const TOLD =
  /^(seed |\d+ kills|\d+ acts|\d+ times the database|backed up|what guests|our |the processor|of those)/;

/** Runs guests through one weather for so many seconds and compares the books; one proof, passed or failed. */
export async function runChaos(weather, seconds, args = []) {
  const { status, output } = await run(process.execPath, [
    fromRoot('scripts/chaos/run.mjs'),
    `--weather=${weather}`,
    `--seconds=${seconds}`,
    ...args,
  ]);
  const told = output.split('\n').filter((line) => TOLD.test(line));
  return { status, output, note: told.join('\n  '), isProof: true };
}
