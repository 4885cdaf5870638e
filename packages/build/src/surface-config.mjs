import react from '@vitejs/plugin-react';
import { compressBuilt } from './compress-built.mjs';
import { inlineScripts } from './inline-scripts.mjs';
import { preloadChunks } from './preload-chunks.mjs';
import { preloadFont } from './preload-font.mjs';

/**
 * @typedef {object} SurfaceOptions
 * @property {string} app The app's name in surfaces.json; its files are served below `/_/{app}/`.
 * @property {import('./preload-chunks.mjs').Preloads} [preloads] The chunks that its document preloads.
 */

/** One file for all that the document loads at once, also where a lazy page needs some of it. */
const SHELL = { name: 'shell', tags: [/** @type {const} */ ('$initial')], priority: 1 };

/**
 * One file for the code that several pages share: by itself Vite makes one for each set of pages, a page would be dozens of requests.
 * Texts are left to Vite, so that a page loads one language only.
 */
const SHARED = {
  name: 'shared',
  minShareCount: 4,
  test: (/** @type {string} */ module) => !module.endsWith('.json'),
};

/**
 * Returns the Vite configuration of a web app.
 *
 * @param {SurfaceOptions} options
 * @returns {import('vite').UserConfig}
 */
export function surfaceConfig({ app, preloads = {} }) {
  return {
    base: `/_/${app}/`,
    plugins: [
      react(),
      inlineScripts(),
      preloadChunks(preloads),
      preloadFont(/figtree-latin-wght/),
      compressBuilt(),
    ],
    build: {
      manifest: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          // Without a name, since blockers of advertising refuse addresses with words such as "campaign" and "share".
          chunkFileNames: 'assets/[hash].js',
          codeSplitting: { groups: [SHELL, SHARED] },
        },
      },
    },
  };
}
