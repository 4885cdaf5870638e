import { defineConfig } from 'vite';

// The service worker: one file, whose name stays the same.
export default defineConfig({
  base: '/_/diner-web/',
  publicDir: false,
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
