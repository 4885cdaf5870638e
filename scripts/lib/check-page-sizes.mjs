import { fromRoot } from './paths.mjs';
import { compareWithBudget, measurePages } from './page-sizes.mjs';

/** Checks that the built guests' app keeps to its budgets; resolves with a step result. */
export async function checkPageSizes() {
  const { over, near } = compareWithBudget(measurePages(fromRoot('apps/diner-web/dist')));
  return {
    status: over.length === 0 ? 0 : 1,
    output: [...over, ...near].join('\n'),
    note: near.length === 0 ? '' : `close to the budget: ${near.join('; ')}`,
  };
}
