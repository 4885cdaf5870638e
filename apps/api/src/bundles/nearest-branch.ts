import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Of the forms a value may have, the faults of the one that it resembles most: of that kind, and by its keys. */
export function nearestBranch(issue: Issue & { code: 'invalid_union' }): readonly Issue[] {
  const [first = [], ...others] = issue.errors;
  return others.reduce(
    (best, branch) => (likenessOf(branch) > likenessOf(best) ? branch : best),
    first,
  );
}

function likenessOf(branch: readonly Issue[]): number {
  // A branch that fails at the root expected another kind of value altogether.
  if (branch.some(({ path, code }) => path.length === 0 && code === 'invalid_type'))
    return -Infinity;
  const strange = branch.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
  const missing = branch.filter(
    (issue) => issue.path.length === 1 && 'input' in issue && issue.input === undefined,
  );
  return -strange.length - missing.length;
}
