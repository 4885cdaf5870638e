import { configDefaults, defineConfig } from 'vitest/config';
import { foreignPaths } from '@comanda/build';

/** What has a document to draw on or to read from. */
const IN_A_PAGE = [
  'src/**/*.test.tsx',
  'src/app/{first-page,table/preload-table-page}.test.ts',
  'src/shared/{drawn-page/*,fetch-part,when-quiet}.test.ts',
];
const PATIENCE = {
  testTimeout: 90_000,
  hookTimeout: 60_000,
  // As long as the patience of what asks the screen.
  expect: { poll: { timeout: 40_000 } },
};

export default defineConfig({
  test: {
    globalSetup: ['src/testing/global-setup.ts'],
    // Most of a test is waiting: for the server, and for a placeholder that React leaves standing.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...PATIENCE,
          name: 'in a page',
          include: IN_A_PAGE,
          environment: 'happy-dom',
          setupFiles: ['src/testing/testing-library.ts'],
        },
      },
      {
        define: { __FOREIGN_PATHS__: JSON.stringify(foreignPaths('diner-web')) },
        test: {
          ...PATIENCE,
          name: 'without a page',
          include: ['{src,worker}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...IN_A_PAGE],
          // Files share the loaded modules of their process, which loads them once.
          isolate: false,
        },
      },
    ],
  },
});
