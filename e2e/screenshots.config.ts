import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, requireBrowser } from './src/browser';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };
const KIOSKS = {
  upright: { viewport: { width: 1080, height: 1920 } },
  across: { viewport: { width: 1920, height: 1080 } },
} as const;
/** Screens of a device that is no guest's own. */
const KIOSK_SCREENS = '**/kiosk.screens.ts';
const LANGUAGES = { en: 'en-US', fr: 'fr-CA' } as const;

// Not part of the tests: these only draw what the screens look like.
export default defineConfig({
  testDir: 'src/screenshots',
  testMatch: '**/*.screens.ts',
  globalSetup: './src/global-setup.ts',
  outputDir: 'test-results/screens-traces',
  workers: 2,
  timeout: 90_000,
  reporter: 'list',
  use: {
    actionTimeout: 10_000,
    launchOptions: { executablePath: requireBrowser(), args: BROWSER_ARGS },
  },
  projects: [
    ...(['light', 'dark'] as const).flatMap((colorScheme) =>
      (['en', 'fr'] as const).map((language) => ({
        name: `phone-${language}-${colorScheme}`,
        use: { ...PHONE, deviceScaleFactor: 2, colorScheme, locale: LANGUAGES[language] },
        testIgnore: KIOSK_SCREENS,
      })),
    ),
    {
      name: 'desk-en-light',
      use: { ...DESK, colorScheme: 'light', locale: LANGUAGES.en },
      testIgnore: KIOSK_SCREENS,
    },
    ...(['upright', 'across'] as const).map((stand) => ({
      name: `kiosk-${stand}`,
      use: { ...KIOSKS[stand], colorScheme: 'light' as const, locale: LANGUAGES.en },
      testMatch: KIOSK_SCREENS,
    })),
  ],
});
