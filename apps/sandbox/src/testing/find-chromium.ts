import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';
import type { LaunchOptions } from '@playwright/test';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** How to start a Chromium of this machine, or undefined when it has none. */
export function findChromium(): LaunchOptions | undefined {
  const places = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...PLACES];
  const executablePath = places.find((place) => place !== undefined && existsSync(place));
  if (executablePath === undefined) return undefined;
  return {
    executablePath,
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
      '--disable-dev-shm-usage',
    ],
  };
}
