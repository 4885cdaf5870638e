import { setTimeout as sleep } from 'node:timers/promises';

/** As long as vitest.config.ts waits for anything. */
const LONGEST_WAIT_MS = 20_000;

/** Waits for what happens behind a reply that was sent already. */
export async function until(
  isDone: () => Promise<boolean>,
  otherwise = 'It never came about.',
): Promise<void> {
  const end = performance.now() + LONGEST_WAIT_MS;
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error(otherwise);
    await sleep(10);
  }
}
