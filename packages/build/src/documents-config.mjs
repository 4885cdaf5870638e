import react from '@vitejs/plugin-react';

/**
 * Returns the Vite configuration of the half of a web app that runs in the api: one folder beside the files for browsers that
 * holds all it needs, since the api has none of its packages.
 *
 * @param {{ readonly app: string, readonly entry: string, readonly output?: string }} options `entry` is the module that exports `documents`,
 * or `pages` where `output` is `pages.mjs`.
 * @returns {import('vite').UserConfig}
 */
export function documentsConfig({ app, entry, output = 'documents.mjs' }) {
  return {
    // Addresses and class names have to be those of the build for browsers.
    base: `/_/${app}/`,
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: 'dist-server',
      target: 'node20',
      minify: true,
      copyPublicDir: false,
      rolldownOptions: {
        output: { entryFileNames: output, chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  };
}
