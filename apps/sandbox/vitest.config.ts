import { defineConfig } from 'vitest/config';
import { testGroups } from '../../scripts/lib/test-groups.mjs';

/** Files that open the stand-ins' own pages in a browser; COMANDA_LONG=1 adds them. */
const IN_A_BROWSER = [
  'src/devices/reader-page.test.ts',
  'src/embedding/parent-page.test.ts',
  'src/hosted-fields/tests/hosted-fields.test.ts',
  'src/page/page.test.ts',
  'src/services/stripe/tests/browser.test.ts',
];

export default defineConfig({
  test: {
    ...testGroups({ include: ['src/**/*.test.{ts,tsx}'], long: IN_A_BROWSER }),
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    // Files share the loaded modules of their process, which loads them once.
    isolate: false,
  },
});
