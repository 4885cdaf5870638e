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
  outputDir: 'test-results/traces',
  // Two browsers and two servers are what a machine with two cores carries without waiting on itself.
  workers: 2,
  timeout: 150_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [
    [process.env['CI'] ? 'github' : 'list'],
    ['json', { outputFile: 'test-results/playwright.json' }],
  ],
  use: {
    // What was on the page at each step; a film of it would slow every test that passes.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    // What a worker asks for passes the tests by; those about it let it in.
    serviceWorkers: 'block',
    launchOptions: { executablePath: requireBrowser(), args: BROWSER_ARGS },
  },
  projects: [
    { name: 'phone-en', use: { ...PHONE, locale: 'en-US' } },
    { name: 'phone-fr', use: { ...PHONE, locale: 'fr-CA' }, grep: /@fr/u },
  ],
});
