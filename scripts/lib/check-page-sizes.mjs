import { measurePages, overBudget } from './page-sizes.mjs';
import { fromRoot } from './paths.mjs';

/** Whether the built guests' app keeps to what a phone may have to download; resolves with a step result. */
export async function checkPageSizes() {
  const faults = overBudget(measurePages(fromRoot('apps/diner-web/dist')));
  return { status: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
}
