import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,worker}/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    testTimeout: 90_000,
    hookTimeout: 60_000,
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/testing-library.ts'],
    // As long as the patience of what asks the screen.
    expect: { poll: { timeout: 40_000 } },
  },
});
