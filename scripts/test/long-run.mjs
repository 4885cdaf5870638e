import { ensureBrowser } from '../lib/browser.mjs';
import { turbo } from '../lib/run.mjs';
import { NEEDS_BROWSER, NEEDS_BUILD, runPart } from './parts.mjs';

/** Runs parts of the long tests, each alone, with the build and the browser that they need. */
export async function runLongParts({ runStep }, parts) {
  const isBuilt =
    !parts.some((part) => NEEDS_BUILD.has(part)) || (await runStep('build', () => turbo('build')));
  const hasBrowser =
    !parts.some((part) => NEEDS_BROWSER.has(part)) || (await runStep('browser', ensureBrowser));
  for (const part of parts) {
    if (NEEDS_BUILD.has(part) && !isBuilt) continue;
    if (NEEDS_BROWSER.has(part) && !hasBrowser) continue;
    await runStep(part, () => runPart(part));
  }
}
