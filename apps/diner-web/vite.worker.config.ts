import { defineConfig } from 'vite';
import { foreignPaths } from './foreign-paths.ts';
import { filesForNextVisit } from './next-visit.ts';

const BASE = '/_/diner-web/';

// The service worker: one file, whose name stays the same. It knows the names of the application's files, which are built before.
export default defineConfig({
  base: BASE,
  publicDir: false,
  define: {
    __FOREIGN_PATHS__: JSON.stringify(foreignPaths()),
    __NEXT_VISIT__: JSON.stringify(filesForNextVisit(`${import.meta.dirname}/dist`, BASE)),
  },
  build: {
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'worker/worker.ts',
      output: { entryFileNames: 'worker.js', format: 'iife' },
    },
  },
});
