// The journeys in a real browser against a fresh build. Arguments go to Playwright: npm run e2e -- --grep receipt
import { ensureBrowser } from './lib/browser.mjs';
import { runBrowserTests } from './lib/browser-suite.mjs';
import { turbo } from './lib/run.mjs';
import { step } from './lib/steps.mjs';

process.exitCode = await main();

async function main() {
  for (const [name, work] of [
    ['build', () => turbo('build')],
    ['browser', ensureBrowser],
  ]) {
    const { status } = await step(name, work);
    if (status !== 0) return status;
  }
  const { status } = await runBrowserTests(process.argv.slice(2), { loud: true });
  return status;
}
