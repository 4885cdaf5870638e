import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, requireBrowser } from './src/browser';

// Not part of the tests: these take the pictures of the public site.
export default defineConfig({
  testDir: 'src/screenshots',
  testMatch: '**/*.pictures.ts',
  outputDir: 'test-results/pictures-traces',
  workers: 1,
  timeout: 600_000,
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    reducedMotion: 'reduce',
    baseURL: process.env['COMANDA_URL'] ?? 'http://localhost:4800',
    serviceWorkers: 'block',
    // The camera hides notices by a style of its own.
    bypassCSP: true,
    launchOptions: {
      executablePath: requireBrowser(),
      // Otherwise a large image may be painted some frames after the text around it.
      args: [...BROWSER_ARGS, '--disable-checker-imaging'],
    },
  },
});
