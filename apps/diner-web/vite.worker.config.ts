import { foreignPaths, workerConfig } from '@comanda/build';
import { defineConfig } from 'vite';
import { filesForNextVisit } from './next-visit.ts';

const APP = 'diner-web';

// It names the application's files, which are built before.
export default defineConfig(
  workerConfig({
    app: APP,
    entry: 'worker/worker.ts',
    define: {
      __FOREIGN_PATHS__: foreignPaths(APP),
      __NEXT_VISIT__: filesForNextVisit(`${import.meta.dirname}/dist`, `/_/${APP}/`),
    },
  }),
);
