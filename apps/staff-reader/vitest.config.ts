import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,worker}/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['@comanda/web/testing/testing-library', 'src/testing/setup-page.ts'],
  },
});
