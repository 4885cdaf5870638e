import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // Files share the loaded modules of their process, which loads them once.
    isolate: false,
    testTimeout: 60_000,
    setupFiles: ['src/testing/testing-library.ts'],
  },
});
