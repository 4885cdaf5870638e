import { runVitest } from './vitest-suite.mjs';

/**
 * Sends the api whatever may come, through its contract: at most `cases` calls of each route, and all of them within
 * `seconds` (0 = as long as it takes). Resolves with a step result that tells the seed and what was counted.
 */
export function runFuzz({ cases = 2000, seconds = 60, seed } = {}) {
  return runProof('fuzz', { COMANDA_FUZZ_CASES: cases, COMANDA_FUZZ_SECONDS: seconds }, seed);
}

/** Lets `runs` evenings of at most `steps` steps happen at a table, and compares the ledgers after each. */
export function runStories({ runs = 1000, steps = 50, seed } = {}) {
  return runProof('stories', { COMANDA_STORIES: runs, COMANDA_STORY_STEPS: steps }, seed);
}

async function runProof(name, sizes, seed) {
  const env = { ...sizes, ...(seed === undefined ? {} : { COMANDA_SEED: seed }) };
  const result = await runVitest({
    name,
    folder: 'apps/api',
    files: [`src/fuzz/${name}.test.ts`],
    args: ['--disable-console-intercept'],
    env: Object.fromEntries(Object.entries(env).map(([key, value]) => [key, String(value)])),
  });
  const told = result.output
    .split('\n')
    .filter((line) => /^(Fuzz:|Stories:| {2}(told|ours):)/.test(line));
  return { ...result, note: [result.note, ...told].join('\n  ') };
}
