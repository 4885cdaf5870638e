import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium's own calls home would look like the product's. */
export const BROWSER_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-dev-shm-usage',
];

/** The Chromium to test in: CHROMIUM_PATH, then Playwright's own, then an installed one. */
export function findBrowser(): string | undefined {
  return [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...INSTALLED].find(
    (path) => path !== undefined && existsSync(path),
  );
}

/** Like findBrowser, but says what to do when there is none. */
export function requireBrowser(): string {
  const path = findBrowser();
  if (path !== undefined) return path;
  throw new Error(
    'No Chromium was found. Set CHROMIUM_PATH to one, or run "npx playwright install chromium", ' +
      'or install the chromium package of your system.',
  );
}

// scripts/lib/browser.mjs asks this file by running it.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(findBrowser() ?? '');
}
