import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const GROWN = 1.15;
/** Less than that is the noise of a start. */
const LEAST_SECONDS = 3;

/** Writes what each step of a run took, in seconds and CPU seconds, to a JSON file. */
export function writeCosts(file, costs) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(costs, null, 2)}\n`);
}

/** Reads such a file; no steps where there is none. */
export function readCosts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { steps: {} };
  }
}

/** One sentence for each step that took over 15 % more CPU seconds than before. */
export function grownSteps(before, now) {
  return Object.entries(now.steps).flatMap(([name, { cpu_seconds }]) => {
    const old = before.steps[name]?.cpu_seconds;
    if (old === undefined || cpu_seconds < old * GROWN || cpu_seconds - old < LEAST_SECONDS)
      return [];
    return [`${name}: ${cpu_seconds.toFixed(0)} CPU s, ${old.toFixed(0)} before`];
  });
}
