import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
    // Files share the loaded modules of their process, which loads them once.
    isolate: false,
    environment: 'happy-dom',
    // Tests read the tokens as text; styles of components stay out of them.
    css: { include: /src\/tokens\// },
    setupFiles: ['src/shared/test-setup.ts'],
  },
});
