import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { preloadTexts } from './preload-texts.ts';

type SurfaceOptions = {
  /** The app's name in surfaces.json; its files are served below `/_/{app}/`. */
  readonly app: string;
  /** The group of texts its document preloads. */
  readonly texts?: string;
};

/** How every web surface is built: one shell with all that the first page needs, the rest in chunks of its own. */
export function surfaceConfig({ app, texts }: SurfaceOptions): UserConfig {
  return {
    base: `/_/${app}/`,
    plugins: [react(), ...(texts ? [preloadTexts(texts)] : [])],
    build: {
      manifest: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } },
      },
    },
  };
}
