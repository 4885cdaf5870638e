import { foreignPaths } from '@comanda/build';
import { defineConfig } from 'vitest/config';
import { testGroups } from '../../scripts/lib/test-groups.mjs';

/** The whole application against a real api. */
const WHOLE = ['src/app/**/*.test.tsx', 'src/app/{first-page,table/preload-table-page}.test.ts'];
/** Long ways through it, which journeys walk as well; COMANDA_LONG=1 adds them. */
const LONG = [
  'src/app/{curbside/curbside,delivery,going-back,hotel/hotel,last-order,lost-answer}.test.tsx',
  'src/app/{every-route,order-again,ordering,promotion-of-groups,specified-addresses}.test.tsx',
  'src/app/{old-seat,two-entries}.test.tsx',
  'src/app/routes/{chosen-reward,dish-for-nothing,free-dish,waiting-reward}.test.tsx',
  'src/app/table/{paying-after,pickup,promotions,returning-guest,second-taps,take-out}.test.tsx',
  'src/app/table/{closed-table,every-route,share-return,tablet,unsent-round}.test.tsx',
];
/** Parts of pages, each by itself. */
const PARTS = ['src/**/*.test.tsx'];
const PATIENCE = {
  testTimeout: 90_000,
  hookTimeout: 60_000,
  // As long as the patience of what asks the screen.
  expect: { poll: { timeout: 40_000 } },
};
const IN_A_PAGE = {
  ...PATIENCE,
  environment: 'happy-dom',
  setupFiles: ['@comanda/web/testing/testing-library'],
};

export default defineConfig({
  test: {
    globalSetup: ['src/testing/global-setup.ts'],
    // Most of a test is waiting: for the server, and for a placeholder that React leaves standing.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...IN_A_PAGE,
          ...testGroups({ include: WHOLE, long: LONG }),
          name: 'whole',
        },
      },
      {
        test: {
          ...IN_A_PAGE,
          ...testGroups({ include: PARTS, exclude: WHOLE }),
          name: 'parts',
          setupFiles: [...IN_A_PAGE.setupFiles, '@comanda/ordering-ui/testing/leave-no-page'],
          // Files share the loaded modules of their process, which loads them once.
          isolate: false,
        },
      },
      {
        define: { __FOREIGN_PATHS__: JSON.stringify(foreignPaths('diner-web')) },
        test: {
          ...PATIENCE,
          ...testGroups({
            include: ['{src,worker}/**/*.test.ts'],
            exclude: [...WHOLE, ...PARTS],
          }),
          name: 'without a page',
          isolate: false,
        },
      },
    ],
  },
});
