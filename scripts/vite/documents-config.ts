import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { productionRouter } from './production-router.ts';

type DocumentsOptions = {
  /** The app's name in surfaces.json. */
  readonly app: string;
  /** What exports its `documents`. */
  readonly entry: string;
};

/**
 * How the half of a surface that runs on a server is built: one folder beside the files for browsers, with all it needs in
 * it, since it is loaded by an api that has none of its packages.
 */
export function documentsConfig({ app, entry }: DocumentsOptions): UserConfig {
  return {
    // Addresses and class names have to be those of the build for browsers.
    base: `/_/${app}/`,
    plugins: [react(), productionRouter()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: 'dist-server',
      target: 'node20',
      minify: true,
      copyPublicDir: false,
      rolldownOptions: {
        output: { entryFileNames: 'documents.mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  };
}
