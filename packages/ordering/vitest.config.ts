import { defineConfig } from 'vitest/config';
import { testGroups } from '../../scripts/lib/test-groups.mjs';

/** Each trouble of paying and of a table by itself: `npm run test:long units` plays them. */
const LONG = [
  'src/payment/{asked-again,checkout-troubles,paying-again,price-of-its-time}.test.tsx',
  'src/payment/{random-events.test.ts,returned-payment.test.tsx}',
  'src/payment/share/another-tab.test.tsx',
  'src/table/{another-number,campaigns-in-rounds,lost-round,shared-cart}.test.tsx',
];

export default defineConfig({
  test: {
    ...testGroups({ include: ['src/**/*.test.{ts,tsx}'], long: LONG }),
    environment: 'happy-dom',
    testTimeout: 60_000,
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/setup-page.ts'],
  },
});
