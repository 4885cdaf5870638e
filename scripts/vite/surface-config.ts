import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { compileAhead } from './compile-ahead.ts';
import { compressBuilt } from './compress-built.ts';
import { inShell } from './in-shell.ts';
import { leaveOut } from './leave-out.ts';
import { listParts } from './list-parts.ts';
import { mergeRuntime } from './merge-runtime.ts';
import { minifyInline } from './minify-inline.ts';
import { neutralName } from './neutral-name.ts';
import { preloadFont } from './preload-font.ts';
import { type Preloads, preloadChunks } from './preload-chunks.ts';
import { productionRouter } from './production-router.ts';
import { UNUSED_PARTS } from './unused-parts.ts';

type SurfaceOptions = {
  /** The app's name in surfaces.json; its files are served below `/_/{app}/`. */
  readonly app: string;
  /** What its document preloads. */
  readonly preloads?: Preloads;
  /** Sources that are in the shell although it does not import them, relative to the app. */
  readonly shell?: readonly string[];
  /** How what is not in the shell is shared out; by default all that several pages have in common is one file. */
  readonly chunks?: readonly Chunk[];
};

/** Modules that lie in one file. */
export type Chunk = {
  readonly name: string;
  /** How their paths look. */
  readonly of: readonly RegExp[];
  /** Only what several pages have in common; the rest stays with its page. */
  readonly isShared?: boolean;
};

// They are small, and each would cost a request.
const COMMON_PARTS: Chunk = {
  name: 'parts',
  of: [/\/(?:packages\/ui|apps\/[\w-]+)\/src\//],
  isShared: true,
};

/** How every web surface is built: one shell with all that the first page needs, the rest in chunks of its own. */
export function surfaceConfig({
  app,
  preloads = {},
  shell = [],
  chunks = [COMMON_PARTS],
}: SurfaceOptions): UserConfig {
  return {
    base: `/_/${app}/`,
    plugins: [
      react(),
      productionRouter(),
      leaveOut(UNUSED_PARTS),
      inShell(shell),
      preloadChunks(preloads),
      preloadFont(/figtree-latin-wght/),
      minifyInline(),
      mergeRuntime(),
      compileAhead(),
      listParts(),
      compressBuilt(),
    ],
    build: {
      manifest: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          chunkFileNames: ({ name }) => `assets/${neutralName(name)}-[hash].js`,
          codeSplitting: {
            groups: [
              { name: 'shell', tags: ['$initial'], priority: chunks.length + 1 },
              ...chunks.map(({ name, of, isShared = false }, index) => ({
                name,
                test: (id: string) => of.some((path) => path.test(id)),
                minShareCount: isShared ? 2 : 1,
                priority: chunks.length - index,
              })),
            ],
          },
        },
      },
    },
  };
}
