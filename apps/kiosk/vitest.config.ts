import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,worker}/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // Files share the loaded modules of their process, which loads them once.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['@comanda/web/testing/testing-library', 'src/testing/setup-page.ts'],
  },
});
