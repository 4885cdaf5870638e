/**
 * @typedef {object} WorkerOptions
 * @property {string} app The app's name in surfaces.json.
 * @property {string} entry The worker's source.
 * @property {Readonly<Record<string, unknown>>} define The constants that the worker reads.
 */

/**
 * Returns the Vite configuration of a service worker: one file beside those of the app, whose name stays the same.
 *
 * @param {WorkerOptions} options
 * @returns {import('vite').UserConfig}
 */
export function workerConfig({ app, entry, define }) {
  return {
    base: `/_/${app}/`,
    publicDir: false,
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: 'worker.js', format: 'iife' },
      },
    },
  };
}
