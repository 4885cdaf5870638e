import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { leaveOut } from './leave-out.ts';
import { type Preloads, preloadChunks } from './preload-chunks.ts';
import { productionRouter } from './production-router.ts';
import { UNUSED_PARTS } from './unused-parts.ts';

type SurfaceOptions = {
  /** The app's name in surfaces.json; its files are served below `/_/{app}/`. */
  readonly app: string;
  /** What its document preloads. */
  readonly preloads?: Preloads;
};

/** How every web surface is built: one shell with all that the first page needs, the rest in chunks of its own. */
export function surfaceConfig({ app, preloads = {} }: SurfaceOptions): UserConfig {
  return {
    base: `/_/${app}/`,
    plugins: [react(), productionRouter(), leaveOut(UNUSED_PARTS), preloadChunks(preloads)],
    build: {
      manifest: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'shell', tags: ['$initial'] },
              // One file for what several pages share: they are small, and each would cost a request.
              { name: 'parts', test: /\/(?:packages\/ui|apps\/[\w-]+)\/src\//, minShareCount: 2 },
            ],
          },
        },
      },
    },
  };
}
