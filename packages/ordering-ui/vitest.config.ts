import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'parts',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          // Files share the loaded modules of their process, which loads them once.
          isolate: false,
          testTimeout: 90_000,
          // As long as the patience of what asks the screen.
          expect: { poll: { timeout: 40_000 } },
          setupFiles: ['@comanda/web/testing/testing-library', 'src/testing/leave-no-page.ts'],
        },
      },
      { test: { name: 'without a page', include: ['src/**/*.test.ts'], isolate: false } },
    ],
  },
});
