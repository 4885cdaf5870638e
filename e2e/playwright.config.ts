import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, requireBrowser } from './src/browser';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  globalSetup: './src/global-setup.ts',
  outputDir: 'test-results/traces',
  // Two browsers and two servers are what a machine with two cores carries without waiting on itself.
  workers: 2,
  // No file keeps one worker busy at the end while the other has nothing left.
  fullyParallel: true,
  timeout: 150_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // The runner plays what failed once more, alone, after all others.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...PHONE,
    locale: 'en-US',
    // The second try keeps what was on the page at each step, which would slow every test that passes.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Tests cannot intercept a worker's requests; tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: requireBrowser(), args: BROWSER_ARGS },
  },
});
