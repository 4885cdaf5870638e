import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // Files share the loaded modules of their process, which loads them once.
    isolate: false,
    setupFiles: ['src/testing/setup-page.ts'],
  },
});
