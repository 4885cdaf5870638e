// Journeys in a real browser against a fresh build. Arguments go to Playwright: npm run e2e -- --grep receipt
import { ensureBrowser } from './lib/browser.mjs';
import { turbo } from './lib/run.mjs';
import { withPostgres } from './test/api-suite.mjs';
import { runJourneys } from './test/browser-suite.mjs';
import { openSession } from './test/session.mjs';

const { runStep, close } = openSession();
if ((await runStep('build', () => turbo('build'))) && (await runStep('browser', ensureBrowser)))
  await runStep('journeys', () =>
    withPostgres((env) =>
      runJourneys(['--trace=retain-on-failure', ...process.argv.slice(2)], { env, loud: true }),
    ),
  );
close();
