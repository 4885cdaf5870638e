/** Tests that assert durations or rates; they have the machine to themselves. */
const TIMING = ['src/**/*.timing.test.{ts,tsx}'];

/**
 * @typedef {object} Groups
 * @property {string[]} include
 * @property {string[]} [exclude]
 * @property {string[]} [long]
 * @property {Readonly<Record<string, string | undefined>>} [env]
 */

/**
 * Returns the patterns of test files that Vitest includes and excludes: all but the long and the timing tests by default,
 * the long ones as well with COMANDA_LONG=1, the timing tests alone with COMANDA_TIMING=1.
 *
 * @param {Groups} groups
 */
export function testGroups({ include, exclude = [], long = [], env = process.env }) {
  if (env.COMANDA_TIMING === '1') return { include: TIMING, exclude: NEVER };
  const isLong = env.COMANDA_LONG === '1';
  return { include, exclude: [...NEVER, ...exclude, ...TIMING, ...(isLong ? [] : long)] };
}

const NEVER = ['**/node_modules/**', '**/dist/**'];
